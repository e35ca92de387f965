-- True from the moment of joining until the member has seen the welcome of the couple.
alter table couple_members add column is_welcome_due boolean not null default false;

-- The day of a recurring expense that a member has recorded by hand. The deletion of the expense frees the day again. No
-- foreign key, because the recurring expense may be deleted or move to another couple.
alter table expenses add column recurring_id uuid;
alter table expenses add column recurring_day date;

-- What a member wants to be pushed, and when (decision 0090). Pushes that come in quiet hours wait until those are over.
alter table users
  -- Names of groups of notifications that are not pushed; new groups are on.
  add column pushes_off text[] not null default '{}',
  add column has_quiet_hours boolean not null default true,
  -- Times of day in India, HH:MM.
  add column quiet_from text not null default '22:30',
  add column quiet_to text not null default '07:30',
  add column hides_lock_screen boolean not null default false;

-- placement: held_pushes local
create table held_pushes (
  user_id uuid not null,
  subscription_id uuid not null,
  notification_id uuid not null,
  -- The campaign that counts what becomes of it.
  campaign_id uuid,
  due_at timestamptz not null,
  primary key (user_id, subscription_id, notification_id),
  foreign key (user_id, subscription_id) references push_subscriptions (user_id, id) on delete cascade,
  foreign key (user_id, notification_id) references notifications (user_id, id) on delete cascade
);
create index held_pushes_due on held_pushes (due_at);
create index held_pushes_by_notification on held_pushes (user_id, notification_id);

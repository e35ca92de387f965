create type notification_type as enum ('nudge', 'achievement', 'deal', 'reminder', 'other');

-- What happened, for one member. The row comes first; a push is sent after it and may fail without harm.
create table notifications (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  type notification_type not null,
  title text not null,
  message text not null,
  -- The screen that a tap opens.
  path text not null,
  is_read boolean not null default false,
  -- Names what must be told once, across restarts and retries.
  once_key text,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index notifications_once on notifications (user_id, once_key) where once_key is not null;
create index notifications_newest on notifications (user_id, created_at desc);

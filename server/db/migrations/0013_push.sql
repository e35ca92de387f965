-- Browsers that a member lets Jugal notify. The endpoint is secret: whoever has it can reach the browser.
create table push_subscriptions (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- Keys that the installation made for itself and that all its processes share.
create table installation_keys (
  name text primary key,
  value jsonb not null
);

create type nudge_type as enum ('gentle', 'sweet', 'playful', 'reminder');

-- A few words from one partner to the other; both ends see them.
create table nudges (
  id uuid primary key,
  from_user_id uuid references users on delete set null,
  to_user_id uuid not null references users on delete cascade,
  message text not null,
  nudge_type nudge_type not null,
  is_read boolean not null default false,
  read_at timestamptz,
  created_at timestamptz not null
);
create index nudges_received on nudges (to_user_id, created_at desc);
create index nudges_sent on nudges (from_user_id, created_at desc);

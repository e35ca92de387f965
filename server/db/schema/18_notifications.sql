create type notification_type as enum ('nudge', 'achievement', 'deal', 'reminder', 'other');

-- A notification of one member, as a kind with parameters, worded in the reader's language. The row is written first;
-- its push may fail without harm.
-- placement: notifications local
create table notifications (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  type notification_type not null,
  kind text not null,
  params jsonb not null,
  -- The screen that a tap opens.
  path text not null,
  -- The quoted record: `memory:<id>` or `memory:<id>:<comment's id>`. The notification is deleted with it for good.
  subject text,
  is_read boolean not null default false,
  -- Prevents a second notification of the same event, across restarts and retries.
  once_key text,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index notifications_once on notifications (user_id, once_key) where once_key is not null;
create index notifications_newest on notifications (user_id, created_at desc);
create index notifications_by_subject on notifications (user_id, subject text_pattern_ops) where subject is not null;

-- Browsers that receive a member's pushes. The endpoint is secret: with it anyone can reach the browser.
-- placement: push_subscriptions local
create table push_subscriptions (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- Pushes held during quiet hours. A row outlives its browser and its notification, so that its campaign learns that the
-- push reached no browser: hence no foreign keys to them.
-- placement: held_pushes local
create table held_pushes (
  user_id uuid not null references users on delete cascade,
  subscription_id uuid not null,
  notification_id uuid not null,
  -- The campaign that counts the result.
  campaign_id uuid,
  due_at timestamptz not null,
  primary key (user_id, subscription_id, notification_id)
);
create index held_pushes_due on held_pushes (due_at);

-- Addresses that receive only mails about their account. Keyed hashes, because not every address has an account.
-- placement: unsubscribed_addresses local
create table unsubscribed_addresses (
  address_hash bytea primary key,
  created_at timestamptz not null
);

create type nudge_type as enum ('gentle', 'sweet', 'playful', 'reminder');

-- A few words from one partner to the other.
-- placement: nudges local
create table nudges (
  id uuid primary key,
  from_user_id uuid references users on delete set null,
  to_user_id uuid not null references users on delete cascade,
  message text not null,
  nudge_type nudge_type not null,
  is_read boolean not null default false,
  read_at timestamptz,
  -- When the receiver answered with a heart.
  hearted_at timestamptz,
  created_at timestamptz not null
);
create index nudges_received on nudges (to_user_id, created_at desc);
create index nudges_sent on nudges (from_user_id, created_at desc);
create index nudges_created on nudges using brin (created_at);

create type campaign_audience as enum ('all', 'premium', 'free', 'location');
create type campaign_state as enum ('running', 'finished', 'stopped');

-- Messages of admins to many members.
-- placement: campaigns local
create table campaigns (
  id uuid primary key,
  title text not null,
  message text not null,
  audience campaign_audience not null,
  template text,
  location text,
  is_premium_only boolean not null,
  state campaign_state not null default 'running',
  -- Size of the audience when it was sent.
  addressed integer not null,
  -- Members notified in the app so far, in the order of their ids up to the last.
  sent_count integer not null default 0,
  last_notified_id uuid,
  -- Members of them with a subscribed browser: pending, reached, refused for good.
  waiting integer not null default 0,
  delivered integer not null default 0,
  failed integer not null default 0,
  created_by uuid references users on delete set null,
  created_by_name text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index campaigns_newest on campaigns (created_at, id);
create index campaigns_created_by on campaigns (created_by);

create type push_result as enum ('accepted', 'refused', 'lost');

-- One push of a campaign to one browser. `result` is null while pending.
-- placement: campaign_pushes local
create table campaign_pushes (
  campaign_id uuid not null references campaigns on delete cascade,
  user_id uuid not null references users on delete cascade,
  subscription_id uuid not null,
  result push_result,
  primary key (campaign_id, user_id, subscription_id)
);
create index campaign_pushes_user on campaign_pushes (user_id);

create type date_category as enum (
  'romantic_dinner', 'movie_night', 'cooking', 'outdoor', 'gaming', 'reading', 'spa_relaxation',
  'intimate_conversation', 'massage', 'art_craft', 'stargazing', 'picnic', 'dancing', 'workout', 'shopping', 'other'
);
create type partner_response as enum ('pending', 'accepted', 'maybe', 'rejected');

-- placement: date_events by couple_id
create table date_events (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Null once the planner has deleted their account.
  user_id uuid references users on delete set null,
  title text not null,
  description text,
  -- Date and time in the zone define the moment; `starts_at` is that moment, for sorting and reminders.
  scheduled_date date not null,
  scheduled_time text not null,
  timezone text not null,
  starts_at timestamptz not null,
  duration_minutes integer not null check (duration_minutes between 30 and 1440),
  location text,
  category date_category not null,
  partner_response partner_response not null default 'pending',
  -- When the partner answered; null while pending.
  answered_at timestamptz,
  -- Another time that the partner suggests, in the same zone. Nothing moves until the planner accepts it.
  suggested_date date,
  suggested_time text,
  -- See memories.
  reactions jsonb default '[]',
  comment_count integer default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id),
  constraint date_events_suggestion check ((suggested_date is null) = (suggested_time is null))
);
create index date_events_by_start on date_events (couple_id, starts_at);
create index date_events_by_creator on date_events (user_id, created_at);
create index date_events_accepted on date_events (couple_id) where partner_response = 'accepted';
create index date_events_created on date_events using brin (created_at);

-- A member's calendar feed: its address lets anyone read the couple's dates until the member revokes it. Only a hash of
-- the token is kept; the secret key and the seed derive the token to show it.
-- placement: calendar_feeds local
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique,
  -- Null for an address from before seeds, which works and cannot be shown.
  seed bytea,
  created_at timestamptz not null
);

create type date_category as enum (
  'romantic_dinner', 'movie_night', 'cooking', 'outdoor',
  'gaming', 'reading', 'spa_relaxation', 'intimate_conversation', 'massage', 'art_craft',
  'stargazing', 'picnic', 'dancing', 'workout',
  'shopping', 'other'
);
create type partner_response as enum ('pending', 'accepted', 'maybe', 'rejected');

create table date_events (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- The creator; null once they have deleted their account.
  user_id uuid references users on delete set null,
  title text not null,
  description text,
  -- The moment is date and time in the zone; `starts_at` is that moment, kept for sorting and reminders.
  scheduled_date date not null,
  scheduled_time text not null,
  timezone text not null,
  starts_at timestamptz not null,
  duration_minutes integer not null check (duration_minutes between 30 and 1440),
  location text,
  category date_category not null,
  partner_response partner_response not null default 'pending',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id)
);
create index date_events_by_start on date_events (couple_id, starts_at);
create index date_events_by_creator on date_events (user_id, created_at);

-- A member's calendar feed: whoever has the token may read the couple's dates, until the member revokes it.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token text not null unique,
  created_at timestamptz not null
);

-- A member's calendars whose events make them busy.
-- placement: busy_calendars local
create table busy_calendars (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- Null for a file, like the address and the next fetch.
  host text,
  -- Encrypted, because it gives access to the whole calendar.
  address text,
  state text not null check (state in ('pending', 'ok', 'failed')),
  -- Why the last fetch failed, with the status of 'answered'.
  failure text,
  http_status integer,
  etag text,
  last_modified text,
  -- Last success, also one without a change.
  fetched_at timestamptz,
  -- Last time its content was read, and the member's time zone then.
  read_at timestamptz,
  read_in text,
  next_fetch_at timestamptz,
  created_at timestamptz not null,
  check ((host is null) = (address is null)),
  check ((state = 'failed') = (failure is not null))
);
create index busy_calendars_of_member on busy_calendars (user_id);
create index busy_calendars_due on busy_calendars (next_fetch_at) where next_fetch_at is not null;

-- Start and end of their busy times: no title, place or person.
-- placement: busy_blocks local
create table busy_blocks (
  calendar_id uuid not null references busy_calendars on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (calendar_id, starts_at),
  check (starts_at < ends_at)
);
create index busy_blocks_past on busy_blocks (ends_at);

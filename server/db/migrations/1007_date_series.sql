-- Series of repeating dates. The fields of a date are those of its coming dates; dates of the next 180 days are rows of
-- date_events.
create type series_unit as enum ('week', 'month');
create type series_anchor as enum ('day', 'weekday');

-- placement: date_series by couple_id
create table date_series (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Null once the planner has deleted their account; the series then gets no more dates.
  user_id uuid references users on delete set null,
  every series_unit not null,
  interval smallint not null check (interval between 1 and 12),
  "on" series_anchor not null,
  -- First day of the rule, from which weeks and months are counted, and the days by which its dates were moved since.
  rule_starts_on date not null,
  moved_days integer not null default 0,
  -- Last possible day of a date, also after a move; null for a series without an end.
  until date,
  -- The dates from this day on were deleted, at an instant by which a restoration finds them.
  ended_from date,
  ended_at timestamptz,
  -- Last day for which dates were made.
  made_until date not null,
  title text not null,
  description text,
  scheduled_time text not null,
  timezone text not null,
  duration_minutes integer not null check (duration_minutes between 30 and 1440),
  location text,
  category date_category not null,
  partner_response partner_response not null default 'pending',
  answered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id),
  check ((ended_from is null) = (ended_at is null))
);
create index date_series_by_creator on date_series (user_id);
create index date_series_to_make on date_series (made_until) where ended_from is null and user_id is not null;

alter table date_events add column series_id uuid;
-- Day for which the series planned the date, whose own day a member may have moved.
alter table date_events add column series_day date;
-- Fields that were changed for this date alone, by their names in the API.
alter table date_events add column own_fields text[] not null default '{}';
alter table date_events add constraint date_events_series check ((series_id is null) = (series_day is null));
create index date_events_of_series on date_events (couple_id, series_id, series_day) where series_id is not null;

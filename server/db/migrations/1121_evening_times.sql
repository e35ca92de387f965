create type evening_time as enum ('18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00');
-- The time in India at which a couple is reminded of the day's question.
alter table couples add column evening_time evening_time not null default '20:30';
create index couples_by_evening on couples (evening_time, id);

-- How far the couples of a time have been reminded on a day.
-- placement: evening_rounds local
create table evening_rounds (
  day date not null,
  time evening_time not null,
  -- The couples up to this id have been reminded.
  last_couple_id uuid,
  primary key (day, time)
);

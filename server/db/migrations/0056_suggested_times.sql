-- Another time that the partner suggests for a date, in its zone. It moves nothing until the planner accepts it.
alter table date_events
  add column suggested_date date,
  add column suggested_time text,
  add constraint date_events_suggestion check ((suggested_date is null) = (suggested_time is null));

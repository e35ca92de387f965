-- The calendar reads the first dates of a day in its order, also if many begin at one instant.
create index date_events_in_order on date_events (couple_id, starts_at, title collate "C", id);
drop index date_events_by_start;

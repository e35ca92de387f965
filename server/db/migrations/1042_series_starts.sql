-- Dates of series begin to count in the panel's figures as the ones before them begin.
create index date_events_series_starts on date_events (starts_at) where series_id is not null;

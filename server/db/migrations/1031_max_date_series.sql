-- Series of repeating dates are limited like other records.
insert into settings (key, value, description, category, updated_at) values
  ('max_date_series', '500', 'Series of repeating dates that a member can plan', 'thresholds', now());
-- Earlier splits left series without a date behind.
delete from date_series
where not exists (
    select from date_events
    where date_events.couple_id = date_series.couple_id and date_events.series_id = date_series.id
  )
  and not exists (
    select from deleted_shared_records
    where deleted_shared_records.couple_id = date_series.couple_id and kind = 'date'
      and record ->> 'series_id' = date_series.id::text
  );

-- Whether a member sees tithis and festivals, and the city whose sunrise decides. Without a row, nothing is shown and the
-- city is Ahmedabad.
-- placement: panchang_preferences local
create table panchang_preferences (
  user_id uuid primary key references users on delete cascade,
  is_on boolean not null,
  city text not null,
  -- Keys of the chosen festivals, as the API has them.
  festivals text[] not null,
  updated_at timestamptz not null
);

-- Of a date that recurs by its tithi: {"month": 1, "paksha": "sud", "tithi": 11}, and the author's city, whose sunrise
-- decides. Nullable, because restored records of before have neither.
alter table important_dates add column tithi jsonb;
alter table important_dates add column tithi_city text;
alter table important_dates add constraint important_dates_tithi check ((tithi is null) = (tithi_city is null));

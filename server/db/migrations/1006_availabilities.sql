-- A member's free hours and the time zone of their days. Without a row, the default hours apply.
-- placement: availabilities local
create table availabilities (
  user_id uuid primary key references users on delete cascade,
  timezone text not null,
  -- [{"day": "mo", "from": "19:00", "to": "23:00"}], as the API has them.
  hours jsonb not null,
  updated_at timestamptz not null
);

-- Whether the demo couple was made, so that it is made once and never left half made. Empty where DEMO is 0.
create table demo_seeding (
  is_only boolean primary key default true check (is_only),
  started_at timestamptz not null,
  -- Null while it is being made, and after a process was killed at it.
  finished_at timestamptz
);

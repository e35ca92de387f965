create type important_date_category as enum ('birthday', 'anniversary', 'holiday', 'memorial', 'family', 'other');

-- A day to remember. It belongs to the member who added it; the partner sees, edits and deletes a shared one too.
-- placement: important_dates local
create table important_dates (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  title text not null,
  description text,
  date date not null,
  category important_date_category not null,
  is_recurring boolean not null default true,
  reminder_days integer not null default 7 check (reminder_days between 0 and 30),
  is_shared boolean not null default true,
  -- 09:00 in India on the day of the next reminder; null if there is none.
  next_reminder_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create index important_dates_due on important_dates (next_reminder_at) where next_reminder_at is not null;
create index important_dates_created on important_dates using brin (created_at);

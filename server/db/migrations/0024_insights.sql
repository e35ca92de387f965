-- Rollups for the admin panel, so that a figure over all couples is no scan of all that they recorded.

-- What one couple did; the windows are the 30 days before `computed_at`, and the 30 before those.
create table couple_figures (
  couple_id uuid primary key references couples on delete cascade,
  members smallint not null,
  date_count integer not null,
  memory_count integer not null,
  savings_count integer not null,
  expense_total numeric(20, 2) not null,
  -- Records of every kind.
  recent_count integer not null,
  previous_count integer not null,
  recent_dates integer not null,
  recent_spend numeric(20, 2) not null,
  -- What was used in the window, by name.
  features text[] not null,
  last_active_at timestamptz,
  -- From 0 to 100 (server/features/insights/policy.ts).
  engagement_score numeric(4, 1) not null,
  computed_at timestamptz not null
);
create index couple_figures_by_age on couple_figures (computed_at);

-- A figure of one day of India; days without any have no row.
create table daily_figures (
  figure text not null,
  day date not null,
  value numeric(20, 2) not null,
  primary key (figure, day)
);

-- Until when the rollups are complete, and the last day of India whose figures will not change any more.
create table insight_state (
  is_single boolean primary key default true check (is_single),
  refreshed_at timestamptz,
  closed_through date
);
insert into insight_state default values;

-- What was created lately, found without an index as large as the table.
create index couples_created on couples using brin (created_at);
create index couple_members_joined on couple_members using brin (joined_at);
create index date_events_created on date_events using brin (created_at);
create index memories_created on memories using brin (created_at);
create index expenses_created on expenses using brin (created_at);
create index savings_goals_created on savings_goals using brin (created_at);
create index notes_created on notes using brin (created_at);
create index important_dates_created on important_dates using brin (created_at);
create index nudges_created on nudges using brin (created_at);
create index payments_decided on payments (decided_at) where status = 'confirmed';

-- Birthdays by month and day, whatever the year.
create index users_birthday on users
  ((extract(month from date_of_birth)::integer * 100 + extract(day from date_of_birth)::integer))
  where date_of_birth is not null;
create index couples_newest on couples (created_at desc, id desc);

-- Records of the installation itself: logs, figures of the panel, keys and counters.

-- Changes made in the admin panel. Rows are never changed; `actor_name` outlives the admin's account.
-- placement: audit_log local
create table audit_log (
  id uuid primary key,
  actor_id uuid references users on delete set null,
  actor_name text not null,
  action text not null,
  subject_id text not null,
  subject_label text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null
);
create index audit_log_created_at on audit_log (created_at, id);
create index audit_log_actor on audit_log (actor_id);

-- Sign-ins, refusals and acts of admins. Names, addresses and networks are hashed; no content is stored.
-- placement: security_events local
create table security_events (
  id uuid not null,
  kind text not null,
  -- Keyed hashes (the installation's secret key); null if there is none.
  account bytea,
  network bytea,
  -- The endpoint concerned.
  detail text,
  -- Number of equal events that were written together.
  count integer not null default 1,
  created_at timestamptz not null,
  primary key (created_at, id)
);
create index security_events_by_kind on security_events (kind, created_at, id);
create index security_events_by_account on security_events (account, created_at, id) where account is not null;

-- Faults of the installation, for its admins: each kind once, with the time it was last seen.
-- placement: warnings local
create table warnings (
  kind text primary key,
  detail text not null,
  seen_at timestamptz not null
);

-- Rollup of one couple for the panel, so that figures over all couples need no scan of their records. The windows are
-- the 30 days before `computed_at` and the 30 before those.
-- placement: couple_figures local
create table couple_figures (
  couple_id uuid primary key references couples on delete cascade,
  -- Copy of `couples.created_at`, so that the risk is computed without a join.
  couple_created_at timestamptz not null,
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
  -- Names of the features used in the recent window.
  features text[] not null,
  last_active_at timestamptz,
  -- From 0 to 100 (server/features/insights/policy.ts).
  engagement_score numeric(4, 1) not null,
  computed_at timestamptz not null
);
create index couple_figures_by_age on couple_figures (computed_at);

-- A figure of one day in India; a day without any has no row.
-- placement: daily_figures local
create table daily_figures (
  figure text not null,
  day date not null,
  value numeric(20, 2) not null,
  primary key (figure, day)
);

-- How far the rollups are complete, and the last day in India whose figures are final.
-- placement: insight_state local
create table insight_state (
  is_single boolean primary key default true check (is_single),
  refreshed_at timestamptz,
  closed_through date
);
insert into insight_state default values;

-- Keys that the installation generated and all its processes share.
-- placement: installation_keys local
create table installation_keys (
  name text primary key,
  value jsonb not null
);

-- Whether the demo couple was seeded: once, and never left half done. Empty with DEMO=0.
-- placement: demo_seeding local
create table demo_seeding (
  is_only boolean primary key default true check (is_only),
  started_at timestamptz not null,
  -- Null while it is being seeded, and after the process was killed meanwhile.
  finished_at timestamptz
);

-- Counters of the rate limiter, whose library fixes names and types; `expire` is in epoch milliseconds.
-- placement: rate_limits local
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Results of calls with an Idempotency-Key, kept as long as a client may repeat the call because the answer was lost. A
-- row is written in the transaction of its change.
-- placement: idempotency_keys local
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null check (length(key) between 1 and 128),
  -- Number of the change within the call, from 0.
  change smallint not null,
  -- SHA-256 of the call: a different call must not get this result.
  call_hash bytea not null,
  -- JSON with the ids of the result; null only within the transaction.
  result text,
  created_at timestamptz not null,
  primary key (user_id, key, change)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index idempotency_keys_newest on idempotency_keys (user_id, created_at desc);

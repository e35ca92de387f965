-- Who tried to get in, what was refused, and what admins did: hashes in place of names, addresses and networks, and nothing of what anybody wrote.
create table security_events (
  id uuid not null,
  kind text not null,
  -- Keyed hashes (the installation's secret key); null where there is none.
  account bytea,
  network bytea,
  -- What it was about: the call of the contract.
  detail text,
  -- How often it happened within the seconds that are written together.
  count integer not null default 1,
  created_at timestamptz not null,
  primary key (created_at, id)
);
create index security_events_by_kind on security_events (kind, created_at, id);
create index security_events_by_account on security_events (account, created_at, id) where account is not null;

insert into settings (key, value, description, category, updated_at) values
  ('security_log_days', '180', 'Days for which the security log is kept', 'thresholds', now());

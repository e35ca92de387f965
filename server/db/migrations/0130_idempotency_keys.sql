-- What a member's call with an Idempotency-Key came to, kept as long as the call may be sent again because its answer was lost
-- (decision 0085). A row is written in the transaction of the change that it stands for.
-- placement: idempotency_keys local
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null check (length(key) between 1 and 128),
  -- A call may make more than one change: their number, from 0.
  change smallint not null,
  -- SHA-256 of the call: another one must not be answered with this result.
  call_hash bytea not null,
  -- JSON; null only within the transaction.
  result text,
  created_at timestamptz not null,
  primary key (user_id, key, change)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

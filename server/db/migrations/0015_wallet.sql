-- Coins. The entries are the truth and only ever grow; the balance is their sum, kept for speed and never below 0.
create table wallets (
  user_id uuid primary key references users on delete cascade,
  balance integer not null check (balance >= 0)
);

create table wallet_entries (
  user_id uuid not null references wallets on delete cascade,
  id uuid not null,
  -- Positive: earned; negative: spent.
  amount integer not null check (amount <> 0),
  balance_after integer not null check (balance_after >= 0),
  -- What caused it, once: `checkin:2026-11-21`, `achievement:<id>`, `order:<id>`, `refund:<id>`.
  cause_key text not null,
  description text not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, cause_key)
);
create index wallet_entries_newest on wallet_entries (user_id, created_at desc);

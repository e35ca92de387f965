-- Whether the two keep a balance. No row: neither has ever turned it on.
-- placement: money_splitting by couple_id
create table money_splitting (
  couple_id uuid primary key references couples on delete cascade,
  is_on boolean not null,
  -- Only expenses from this day on count.
  since date not null,
  -- Turned on again on the same day, it goes on as if it had not been off.
  turned_off_on date,
  -- How an expense is split that says nothing of it.
  default_kind split_kind not null default 'equal' check (default_kind <> 'amounts'),
  default_value numeric(5, 2) check ((default_kind = 'percent') = (default_value is not null)),
  updated_at timestamptz not null
);

-- What one paid for the other, summed by day, so that a balance over any number of expenses reads a row a day. Kept by whatever
-- writes expenses (server/db/repositories/expenses.ts).
-- placement: expense_debts by couple_id
create table expense_debts (
  couple_id uuid not null references couples on delete cascade,
  spent_on date not null,
  -- Who paid, and for whom.
  creditor_id uuid not null references users on delete cascade,
  debtor_id uuid not null references users on delete cascade,
  amount numeric(20, 2) not null,
  primary key (couple_id, spent_on, creditor_id, debtor_id)
);
create index expense_debts_by_creditor on expense_debts (creditor_id);
create index expense_debts_by_debtor on expense_debts (debtor_id);

-- What one has given the other to be even.
-- placement: settlements by couple_id
create type settlement_method as enum ('upi', 'cash', 'other');
create table settlements (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  from_user_id uuid references users on delete set null,
  to_user_id uuid references users on delete set null,
  amount numeric(12, 2) not null check (amount > 0),
  method settlement_method not null,
  note text,
  -- Who recorded it.
  user_id uuid references users on delete set null,
  -- It counts in the balance that was begun on this day.
  since date not null,
  created_at timestamptz not null,
  primary key (couple_id, id)
);
create index settlements_newest on settlements (couple_id, created_at desc, id desc);
create index settlements_by_sender on settlements (from_user_id);
create index settlements_by_receiver on settlements (to_user_id);
create index settlements_by_recorder on settlements (user_id);

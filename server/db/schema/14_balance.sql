-- Whether a couple keeps a balance. No row: neither has ever turned it on.
-- placement: money_splitting by couple_id
create table money_splitting (
  couple_id uuid primary key references couples on delete cascade,
  is_on boolean not null,
  -- Only expenses from this day on count.
  since date not null,
  -- `since` before the balance was restarted, so that the restart can be undone.
  former_since date,
  -- Turning it on again on the same day continues the balance.
  turned_off_on date,
  -- The split of an expense that names none.
  default_kind split_kind not null default 'equal' check (default_kind <> 'amounts'),
  default_value numeric(5, 2) check ((default_kind = 'percent') = (default_value is not null)),
  updated_at timestamptz not null
);

-- Debts of one to the other, summed by day, so that a balance reads one row a day however many expenses there are.
-- `server/db/repositories/expenses.ts` keeps it in step with expenses.
-- placement: expense_debts by couple_id
create table expense_debts (
  couple_id uuid not null references couples on delete cascade,
  spent_on date not null,
  -- The creditor paid, for the debtor.
  creditor_id uuid not null references users on delete cascade,
  debtor_id uuid not null references users on delete cascade,
  amount numeric(20, 2) not null,
  primary key (couple_id, spent_on, creditor_id, debtor_id)
);
create index expense_debts_by_creditor on expense_debts (creditor_id);
create index expense_debts_by_debtor on expense_debts (debtor_id);

create type settlement_method as enum ('upi', 'cash', 'other');

-- Payments from one to the other that settle the balance.
-- placement: settlements by couple_id
create table settlements (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  from_user_id uuid references users on delete set null,
  to_user_id uuid references users on delete set null,
  amount numeric(12, 2) not null check (amount > 0),
  method settlement_method not null,
  note text,
  -- The recorder.
  user_id uuid references users on delete set null,
  -- Counts in the balance that began on this day.
  since date not null,
  -- Null if a member recorded it.
  import_id uuid,
  created_at timestamptz not null,
  primary key (couple_id, id)
);
create index settlements_newest on settlements (couple_id, created_at desc, id desc);
create index settlements_by_sender on settlements (from_user_id);
create index settlements_by_receiver on settlements (to_user_id);
create index settlements_by_recorder on settlements (user_id);
create index settlements_by_import on settlements (couple_id, import_id) where import_id is not null;

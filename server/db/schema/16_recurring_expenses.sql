create type recurrence as enum ('week', 'month', 'year');

-- Expenses that come again and again.
-- placement: recurring_expenses by couple_id
create table recurring_expenses (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Null once the member who added it has deleted their account.
  user_id uuid references users on delete set null,
  title text not null,
  -- Rupees; null if unknown in advance, and the two are asked each time.
  amount numeric(12, 2) check (amount > 0),
  category expense_category not null,
  -- As in expenses.
  paid_by uuid references users on delete set null,
  shared_with uuid references users on delete set null,
  split_kind split_kind not null,
  split_value numeric(12, 2),
  every recurrence not null,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  is_variable boolean not null,
  -- The next day that is due; null after the last.
  next_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id),
  check (is_variable or amount is not null),
  constraint recurring_expenses_split_value check (case
    when split_kind = 'percent' then split_value is not null and split_value between 0 and 100
    when split_kind = 'amounts' then split_value is not null and split_value between 0 and amount and not is_variable
    else split_value is null
  end)
);
create index recurring_expenses_due on recurring_expenses (next_on) where next_on is not null;
create index recurring_expenses_by_member on recurring_expenses (couple_id, user_id);
create index recurring_expenses_by_user on recurring_expenses (user_id);
create index recurring_expenses_by_payer on recurring_expenses (paid_by);
create index recurring_expenses_by_other on recurring_expenses (shared_with);

create type recurring_day_state as enum ('recorded', 'waiting', 'skipped');

-- Days that were materialised. The primary key makes that idempotent, so no expense is recorded twice.
-- placement: recurring_expense_days by couple_id
create table recurring_expense_days (
  couple_id uuid not null,
  recurring_id uuid not null,
  day date not null,
  state recurring_day_state not null,
  primary key (couple_id, recurring_id, day),
  foreign key (couple_id, recurring_id) references recurring_expenses on delete cascade
);

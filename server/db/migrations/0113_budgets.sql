-- What the two want to spend at most in a month, in all or of a category.
-- placement: budgets by couple_id
create table budgets (
  couple_id uuid not null references couples on delete cascade,
  -- An expense's category, or 'total'.
  category text not null,
  monthly_amount numeric(12, 2) not null check (monthly_amount > 0),
  -- The first day of the month of which they were told that so many percent are spent.
  told_month date,
  told_percent smallint not null default 0,
  updated_at timestamptz not null,
  primary key (couple_id, category)
);

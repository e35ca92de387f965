-- Amounts are rupees.

-- The most that a couple wants to spend in a month, in all or on a category.
-- placement: budgets by couple_id
create table budgets (
  couple_id uuid not null references couples on delete cascade,
  -- A category of expenses, or 'total'.
  category text not null,
  monthly_amount numeric(12, 2) not null check (monthly_amount > 0),
  -- First day of the month for which the two were notified, and the percent spent by then.
  told_month date,
  told_percent smallint not null default 0,
  updated_at timestamptz not null,
  primary key (couple_id, category)
);

create type goal_category as enum ('visit', 'vacation', 'future');

-- placement: savings_goals by couple_id
create table savings_goals (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Null once the member who set it has deleted their account.
  user_id uuid references users on delete set null,
  title text not null,
  target_amount numeric(12, 2) not null check (target_amount > 0),
  current_amount numeric(12, 2) not null default 0 check (current_amount >= 0),
  category goal_category not null,
  description text,
  target_date date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id)
);
create index savings_goals_newest on savings_goals (couple_id, created_at desc, id desc);
create index savings_goals_by_creator on savings_goals (user_id);
create index savings_goals_created on savings_goals using brin (created_at);

-- Deposits to and withdrawals from a goal. The goal's `current_amount` is the truth; the part without entries was saved
-- before entries existed.
-- placement: savings_entries by couple_id
create table savings_entries (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- No foreign key, because a goal in the trash is in another table. The entries are deleted with the goal for good.
  goal_id uuid not null,
  -- Null once the member has deleted their account.
  user_id uuid references users on delete set null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'reset')),
  -- Negative for a withdrawal.
  amount numeric(12, 2) not null check ((kind = 'deposit') = (amount > 0) and amount <> 0),
  created_at timestamptz not null,
  primary key (couple_id, id)
);
create index savings_entries_of_goal on savings_entries (couple_id, goal_id, created_at desc, id desc) include (amount);
create index savings_entries_by_member on savings_entries (couple_id, user_id);
create index savings_entries_by_user on savings_entries (user_id);

create type expense_category as enum (
  'food', 'travel', 'dates', 'shopping', 'entertainment', 'gifts', 'groceries', 'other'
);
create type goal_category as enum ('visit', 'vacation', 'future');

-- What the two spent. Its month, in India, is the one of `created_at`.
create table expenses (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Who recorded it; null once they have deleted their account.
  user_id uuid references users on delete set null,
  title text not null,
  -- Rupees.
  amount numeric(12, 2) not null check (amount > 0),
  category expense_category not null,
  description text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id)
);
-- The list in its order; sums are read from the index alone.
create index expenses_newest on expenses (couple_id, created_at desc, id desc) include (category, amount);
create index expenses_by_creator on expenses (user_id);

-- A deleted expense for as long as the deletion can be undone. Apart, so that no sum can count it by mistake.
create table deleted_expenses (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  user_id uuid references users on delete set null,
  title text not null,
  amount numeric(12, 2) not null,
  category expense_category not null,
  description text,
  created_at timestamptz not null,
  deleted_at timestamptz not null,
  primary key (couple_id, id)
);
create index deleted_expenses_by_age on deleted_expenses (deleted_at);
create index deleted_expenses_by_creator on deleted_expenses (user_id);

create table savings_goals (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Who set it; null once they have deleted their account.
  user_id uuid references users on delete set null,
  title text not null,
  -- Rupees.
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

-- Files of expenses that were imported, each of which can be undone as a whole (decision 0080).
-- placement: expense_imports by couple_id
create table expense_imports (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Who imported it; null once they have deleted their account.
  user_id uuid references users on delete set null,
  -- The file's.
  name text not null,
  -- How many expenses came of it.
  count integer not null check (count > 0),
  created_at timestamptz not null,
  primary key (couple_id, id)
);
create index expense_imports_newest on expense_imports (couple_id, created_at desc, id desc);
create index expense_imports_by_member on expense_imports (user_id);

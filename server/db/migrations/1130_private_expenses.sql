-- Expenses that one member sees: their own, and surprises before their day. They are no rows of the couple, so nothing
-- that the partner reads can contain them (decision 0110).

-- Paid from the couple's own money: counted in every sum, and never in the balance.
alter type split_kind add value 'both';

-- placement: private_photos local
create table private_photos (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  folder text not null,
  -- As in photos.
  shares_folder boolean not null default false,
  width integer not null,
  height integer not null,
  colour text not null,
  original_file text,
  original_type text,
  original_bytes bigint check (original_bytes > 0),
  original_width integer,
  original_height integer,
  created_at timestamptz not null,
  primary key (user_id, id),
  check (num_nulls(original_file, original_type, original_bytes, original_width, original_height) in (0, 5))
);

create index private_photos_sharing on private_photos (folder) where shares_folder;

-- placement: private_expenses local
create table private_expenses (
  -- The author, who paid.
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  title text not null,
  amount numeric(12, 2) not null check (amount > 0),
  category expense_category not null,
  description text,
  spent_on date not null,
  -- The day in India on which the expense becomes one of both; null for the author's alone.
  surprise_until date,
  -- The partner when a surprise was recorded, who shares it from its day on.
  shared_with uuid references users on delete set null,
  -- As in expenses.
  split_kind split_kind not null,
  split_value numeric(12, 2),
  photo_id uuid,
  import_id uuid,
  search_text text generated always as (search_fold(title || E'\n' || coalesce(description, ''))) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, photo_id) references private_photos,
  constraint private_expenses_split_value check (case
    when split_kind = 'percent' then split_value is not null and split_value between 0 and 100
    when split_kind = 'amounts' then split_value is not null and split_value between 0 and amount
    else split_value is null
  end)
);
create index private_expenses_by_day on private_expenses (user_id, spent_on desc, created_at desc, id desc);
create index private_expenses_due on private_expenses (surprise_until) where surprise_until is not null;
create index private_expenses_by_other on private_expenses (shared_with);
create index private_expenses_by_import on private_expenses (user_id, import_id) where import_id is not null;

-- The part of an import that only its member sees.
-- placement: private_imports local
create table private_imports (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null,
  count integer not null check (count > 0),
  fingerprints text[] not null default '{}',
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index private_imports_newest on private_imports (user_id, created_at desc, id desc);

-- A new value of a type is unusable in the transaction that adds it, hence a check of the other kinds.
alter type record_kind add value 'private_expense';
alter table deleted_own_records drop constraint deleted_own_records_kind_check;
alter table deleted_own_records add constraint deleted_own_records_kind_check
  check (kind not in ('date', 'memory', 'expense', 'goal', 'list'));

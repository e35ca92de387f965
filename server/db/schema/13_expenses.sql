-- Amounts are rupees.

create type expense_category as enum (
  'food', 'travel', 'dates', 'shopping', 'entertainment', 'gifts', 'groceries', 'other'
);
create type split_kind as enum ('equal', 'payer', 'other', 'percent', 'amounts');

-- placement: expenses by couple_id
create table expenses (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Null once the recorder has deleted their account.
  user_id uuid references users on delete set null,
  title text not null,
  amount numeric(12, 2) not null check (amount > 0),
  category expense_category not null,
  description text,
  -- The day by which months, weeks and lists count.
  spent_on date not null default (now() at time zone 'Asia/Kolkata')::date,
  -- Null once the payer has deleted their account.
  paid_by uuid references users on delete set null,
  -- The other of the two at the time. Null without a partner, and once they have deleted their account.
  shared_with uuid references users on delete set null,
  -- Each share is computed from the split. Null for expenses from before splits: the recorder paid for themselves.
  split_kind split_kind,
  -- The payer's percent or the payer's rupees.
  split_value numeric(12, 2),
  -- The photo of the bill: one of the couple's photos, shown by one expense only.
  photo_id uuid,
  -- No foreign key: an expense that was in the trash while its import was undone can be restored.
  import_id uuid,
  -- Stored, because folding all rows of a couple for each search is slow.
  search_text text generated always as (search_fold(title || E'\n' || coalesce(description, ''))) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id),
  foreign key (couple_id, photo_id) references photos (couple_id, id),
  constraint expenses_split_value check (case
    when split_kind = 'percent' then split_value is not null and split_value between 0 and 100
    when split_kind = 'amounts' then split_value is not null and split_value between 0 and amount
    else split_value is null
  end)
);
create index expenses_by_day on expenses (couple_id, spent_on desc, created_at desc, id desc);
-- Sums by day, category and payer are read from this index alone, in the order in which they are grouped. Before splits
-- the payer is the recorder, hence `user_id` and `split_kind` (decision 0076).
create index expenses_sums on expenses (couple_id, spent_on, category, paid_by) include (amount, user_id, split_kind);
create index expenses_by_creator on expenses (user_id);
create index expenses_by_payer on expenses (paid_by);
create index expenses_by_other on expenses (shared_with);
create index expenses_by_photo on expenses (couple_id, photo_id) where photo_id is not null;
create index expenses_by_import on expenses (couple_id, import_id) where import_id is not null;
create index expenses_created on expenses using brin (created_at);

-- Imported files; each import can be undone as a whole.
-- placement: expense_imports by couple_id
create table expense_imports (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Null once the importer has deleted their account.
  user_id uuid references users on delete set null,
  -- Name of the file.
  name text not null,
  -- Numbers of imported expenses and settlements.
  count integer not null,
  settlement_count integer not null default 0,
  -- Fingerprints of the imported rows, which outlive changes and deletions of the expenses.
  fingerprints text[] not null default '{}',
  created_at timestamptz not null,
  primary key (couple_id, id),
  constraint expense_imports_counts check (count >= 0 and settlement_count >= 0 and count + settlement_count > 0)
);
create index expense_imports_newest on expense_imports (couple_id, created_at desc, id desc);
create index expense_imports_by_member on expense_imports (user_id);

create type split_kind as enum ('equal', 'payer', 'other', 'percent', 'amounts');

-- Who paid an expense, with whom it is shared, and how; the share of each is computed from it (decision 0074).
alter table expenses
  -- Null once they have deleted their account.
  add column paid_by uuid references users on delete set null,
  -- The other of the two when it was split. Null where nobody was there, and once they have deleted their account.
  add column shared_with uuid references users on delete set null,
  -- Null: recorded before there were splits, or by a server of the version before. Then who recorded it paid it for themselves.
  add column split_kind split_kind,
  -- The payer's percent, or the payer's rupees.
  add column split_value numeric(12, 2),
  add constraint expenses_split_value check (case
    when split_kind = 'percent' then split_value is not null and split_value between 0 and 100
    when split_kind = 'amounts' then split_value is not null and split_value between 0 and amount
    else split_value is null
  end);
create index expenses_by_payer on expenses (paid_by);
create index expenses_by_other on expenses (shared_with);

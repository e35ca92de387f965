-- Lists of a couple: shopping, chores, packing.

-- placement: lists by couple_id
create table lists (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Null once the member who started it has deleted their account.
  user_id uuid references users on delete set null,
  title text not null,
  kind text not null check (kind in ('shopping', 'chores', 'packing', 'wishes', 'other')),
  -- Last change of the title or the kind. Items change `updated_at` alone.
  edited_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id)
);
create index lists_latest on lists (couple_id, updated_at desc, id desc);
create index lists_by_creator on lists (user_id);
create index lists_created on lists using brin (created_at);

-- placement: list_items by couple_id
create table list_items (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- No foreign key, because a list in the trash is in another table. The items are deleted with the list for good.
  list_id uuid not null,
  text text not null,
  is_done boolean not null default false,
  -- Null once the member has deleted their account, like the assignee.
  done_by uuid references users on delete set null,
  done_at timestamptz,
  assignee_id uuid references users on delete set null,
  due_on date,
  repeat_every text check (repeat_every in ('day', 'week', 'month')),
  repeat_interval smallint check (repeat_interval between 1 and 12),
  -- Day of the month of the first due date, from which months count.
  day_of_month smallint,
  in_turn boolean not null default false,
  position double precision not null,
  -- True while nobody has changed an item that a tick made, so that unticking takes it back.
  is_untouched boolean not null default false,
  -- Nine o'clock in India of the due date; null once both were reminded.
  remind_at timestamptz,
  -- Deleted items can be restored for a day.
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id),
  check ((repeat_every is null) = (repeat_interval is null)),
  check (is_done = (done_at is not null))
);
create index list_items_of_list on list_items (couple_id, list_id);
create index list_items_by_doer on list_items (done_by);
create index list_items_by_assignee on list_items (assignee_id);
create index list_items_to_remind on list_items (remind_at)
  where remind_at is not null and not is_done and deleted_at is null;
create index list_items_deleted on list_items (deleted_at) where deleted_at is not null;

-- A new value of a type is unusable in the transaction that adds it, hence a check of the other kinds.
alter type record_kind add value 'list';
alter table deleted_shared_records drop constraint deleted_shared_records_kind_check;
alter table deleted_shared_records add constraint deleted_shared_records_kind_check
  check (kind not in ('note', 'important_date'));

-- Deleted records, kept for thirty days apart from everything that is read (decision 0049).
create type record_kind as enum ('date', 'memory', 'expense', 'goal', 'note', 'important_date');

-- Records of a couple. `record` holds the row, except for the columns that change meanwhile: they are columns here. The
-- key includes the kind, because a client may choose the same id for records of two kinds.
-- placement: deleted_shared_records by couple_id
create table deleted_shared_records (
  couple_id uuid not null references couples on delete cascade,
  kind record_kind not null check (kind in ('date', 'memory', 'expense', 'goal')),
  id uuid not null,
  -- Null once the author has deleted their account.
  user_id uuid references users on delete set null,
  record jsonb not null,
  deleted_by uuid references users on delete set null,
  deleted_at timestamptz not null,
  primary key (couple_id, kind, id)
);
create index deleted_shared_records_newest on deleted_shared_records (couple_id, deleted_at desc, id desc);
create index deleted_shared_records_by_age on deleted_shared_records (deleted_at);
create index deleted_shared_records_by_creator on deleted_shared_records (user_id, kind);
create index deleted_shared_records_by_deleter on deleted_shared_records (deleted_by);
create index deleted_memories_by_photo on deleted_shared_records (couple_id, (record ->> 'photo_id'))
  where kind = 'memory';

-- Records of a member.
-- placement: deleted_own_records local
create table deleted_own_records (
  user_id uuid not null references users on delete cascade,
  kind record_kind not null check (kind in ('note', 'important_date')),
  id uuid not null,
  record jsonb not null,
  -- The partner can delete and restore a shared important date too.
  is_shared boolean not null,
  deleted_by uuid references users on delete set null,
  deleted_at timestamptz not null,
  primary key (user_id, kind, id)
);
create index deleted_own_records_newest on deleted_own_records (user_id, deleted_at desc, id desc);
create index deleted_own_records_by_age on deleted_own_records (deleted_at);
create index deleted_own_records_by_deleter on deleted_own_records (deleted_by);

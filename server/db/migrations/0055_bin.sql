-- The bin: what was deleted waits here for thirty days, apart from everything that is read (decision 0049).
create type record_kind as enum ('date', 'memory', 'expense', 'goal', 'note', 'important_date');

-- Shared records. A row is kept whole, but for the columns that change while it waits: they stand beside it.
create table deleted_shared_records (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  kind record_kind not null check (kind in ('date', 'memory', 'expense', 'goal')),
  -- Who recorded it; null once they have deleted their account.
  user_id uuid references users on delete set null,
  record jsonb not null,
  deleted_by uuid references users on delete set null,
  deleted_at timestamptz not null,
  primary key (couple_id, id)
);
create index deleted_shared_records_newest on deleted_shared_records (couple_id, deleted_at desc, id desc);
create index deleted_shared_records_by_age on deleted_shared_records (deleted_at);
create index deleted_shared_records_by_creator on deleted_shared_records (user_id, kind);
create index deleted_shared_records_by_deleter on deleted_shared_records (deleted_by);

-- What belongs to a member.
create table deleted_own_records (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  kind record_kind not null check (kind in ('note', 'important_date')),
  record jsonb not null,
  -- A shared important date can be deleted and restored by the partner too.
  is_shared boolean not null,
  deleted_by uuid references users on delete set null,
  deleted_at timestamptz not null,
  primary key (user_id, id)
);
create index deleted_own_records_newest on deleted_own_records (user_id, deleted_at desc, id desc);
create index deleted_own_records_by_age on deleted_own_records (deleted_at);
create index deleted_own_records_by_deleter on deleted_own_records (deleted_by);

-- Expenses had a bin of their own.
insert into deleted_shared_records
select couple_id, id, 'expense', user_id,
  to_jsonb(deleted_expenses) - array['couple_id', 'id', 'user_id', 'deleted_at'] || jsonb_build_object('updated_at', created_at),
  null, deleted_at
from deleted_expenses;
drop table deleted_expenses;
do $$ begin
  -- The jobs' own tables are made after the first migration.
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'forget-deleted-expenses';
  end if;
end $$;

-- A photo goes with the last memory that shows it, the ones in the bin included. It is locked in a statement of its own, so
-- that the next one sees a memory that took it meanwhile.
create index deleted_memories_by_photo on deleted_shared_records (couple_id, (record ->> 'photo_id')) where kind = 'memory';
create function delete_unused_photo(of_couple uuid, photo uuid) returns void language plpgsql as $$
begin
  perform from photos where couple_id = of_couple and id = photo for update;
  delete from photos where couple_id = of_couple and id = photo
    and not exists (select from memories where couple_id = of_couple and photo_id = photo)
    and not exists (
      select from deleted_shared_records
      where couple_id = of_couple and kind = 'memory' and record ->> 'photo_id' = photo::text
    );
end $$;

create function delete_photo_of_deleted_memory() returns trigger language plpgsql as $$
begin
  perform delete_unused_photo(old.couple_id, (old.record ->> 'photo_id')::uuid);
  return null;
end $$;
create trigger deleted_memories_photo after delete on deleted_shared_records
  for each row when (old.kind = 'memory' and old.record ->> 'photo_id' is not null)
  execute function delete_photo_of_deleted_memory();

-- The further photos of a memory, in their order behind the cover (`memories.photo_id`). They belong to the memory in the
-- bin too, whose row is elsewhere meanwhile: hence no key to `memories`; a trigger deletes them with it for good.
create table memory_photos (
  couple_id uuid not null references couples on delete cascade,
  memory_id uuid not null,
  position smallint not null check (position between 1 and 9),
  photo_id uuid not null,
  primary key (couple_id, memory_id, position),
  foreign key (couple_id, photo_id) references photos (couple_id, id) on update cascade
);
create index memory_photos_by_photo on memory_photos (couple_id, photo_id);

create or replace function delete_unused_photo(of_couple uuid, photo uuid) returns void language plpgsql as $$
begin
  perform from photos where couple_id = of_couple and id = photo for update;
  delete from photos where couple_id = of_couple and id = photo
    and not exists (select from memories where couple_id = of_couple and photo_id = photo)
    and not exists (select from memory_photos where couple_id = of_couple and photo_id = photo)
    and not exists (
      select from deleted_shared_records
      where couple_id = of_couple and kind = 'memory' and record ->> 'photo_id' = photo::text
    );
end $$;

-- Of a memory that was deleted for good; one that was restored stands in its table by now.
create or replace function delete_photo_of_deleted_memory() returns trigger language plpgsql as $$
declare
  photo uuid;
  further uuid[];
begin
  if exists (select from memories where couple_id = old.couple_id and id = old.id) then
    return null;
  end if;
  with gone as (
    delete from memory_photos where couple_id = old.couple_id and memory_id = old.id returning photo_id
  )
  select coalesce(array_agg(photo_id), '{}') into further from gone;
  foreach photo in array further || (old.record ->> 'photo_id')::uuid loop
    perform delete_unused_photo(old.couple_id, photo);
  end loop;
  return null;
end $$;

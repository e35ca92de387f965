/**
 * Triggers that check, at each commit in every test database, the side effects that changes of repositories' tables require
 * (`server/db/repositories/`). A statement that skipped them fails its test.
 */
export const guardTriggers = `
create function watch_avatars() returns trigger language plpgsql as $$
begin
  if not exists (
    select from discarded_files where prefix = 'avatars/' || old.id || '/' || old.avatar_version || '/'
  ) then raise exception 'The files of the avatar of % were not discarded', old.id; end if;
  return null;
end $$;
create constraint trigger watch_replaced_avatars after update on users deferrable initially deferred
  for each row when (old.avatar_version is distinct from new.avatar_version and old.avatar_version is not null)
  execute function watch_avatars();
create constraint trigger watch_deleted_avatars after delete on users deferrable initially deferred
  for each row when (old.avatar_version is not null) execute function watch_avatars();

create function watch_open_payments() returns trigger language plpgsql as $$
begin
  if exists (select from payments where user_id is null and status in ('open', 'expired'))
  then raise exception 'Payments of % that were never declared were not deleted', old.id; end if;
  return null;
end $$;
create constraint trigger watch_open_payments after delete on users deferrable initially deferred
  for each row execute function watch_open_payments();

create function watch_photo_files() returns trigger language plpgsql as $$
begin
  if not exists (select from discarded_files where prefix = old.folder)
    and not exists (select from photos where folder = old.folder)
    and not exists (select from private_photos where folder = old.folder)
  then raise exception 'The files of the photo % were not discarded', old.id; end if;
  return null;
end $$;
create constraint trigger watch_photo_files after delete on photos deferrable initially deferred
  for each row execute function watch_photo_files();
create constraint trigger watch_private_photo_files after delete on private_photos deferrable initially deferred
  for each row execute function watch_photo_files();

create function watch_unused_photos() returns trigger language plpgsql as $$
begin
  if exists (
    select from photos where couple_id = old.couple_id and id = (old.record ->> 'photo_id')::uuid and waiting_since is null
      and not exists (select from memories where couple_id = photos.couple_id and photo_id = photos.id)
      and not exists (select from expenses where couple_id = photos.couple_id and photo_id = photos.id)
      and not exists (select from memory_photos where couple_id = photos.couple_id and photo_id = photos.id)
      and not exists (select from daily_moments where couple_id = photos.couple_id and photo_id = photos.id)
      and not exists (
        select from deleted_shared_records bin
        where bin.couple_id = photos.couple_id and kind in ('memory', 'expense') and bin.record ->> 'photo_id' = photos.id::text)
  ) then raise exception 'The photo of the deleted record % stayed', old.id; end if;
  return null;
end $$;
create constraint trigger watch_unused_photos after delete on deleted_shared_records deferrable initially deferred
  for each row when (old.record ->> 'photo_id' is not null) execute function watch_unused_photos();
`;

-- Files that nobody needs any more, by the folder of their keys. Triggers put them here in the same transaction that
-- made them nobody's, whatever deleted the row; an upload puts its folder here first, for an hour, and takes it back
-- with its row. A job deletes the files, then the line.

create table discarded_files (
  prefix text primary key,
  delete_after timestamptz not null
);
create index discarded_files_due on discarded_files (delete_after);

create function discard_avatar() returns trigger language plpgsql as $$
begin
  if old.avatar_version is not null
    and (tg_op = 'DELETE' or new.avatar_version is distinct from old.avatar_version) then
    insert into discarded_files values ('avatars/' || old.id || '/' || old.avatar_version || '/', '-infinity')
    on conflict (prefix) do update set delete_after = excluded.delete_after;
  end if;
  return null;
end $$;
create trigger users_discard_avatar after update of avatar_version or delete on users
  for each row execute function discard_avatar();

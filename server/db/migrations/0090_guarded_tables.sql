-- Citus refuses triggers on distributed and on reference tables. What those of users, couple_members, photos and
-- deleted_shared_records did is done by the only code that may write there: server/db/repositories/ (decision 0062).
drop trigger users_discard_avatar on users;
drop trigger users_tell on users;
drop trigger users_forget_open_payments on users;
drop trigger couple_members_tell on couple_members;
drop trigger photos_discard on photos;
drop trigger deleted_memories_photo on deleted_shared_records;
drop function discard_avatar();
drop function forget_open_payments();
drop function discard_photo();
drop function delete_photo_of_deleted_memory();
drop function delete_unused_photo(uuid, uuid);

-- What the trigger of users told when the end of premium changes.
create or replace function copy_premium_end() returns trigger language plpgsql as $$
begin
  update users set premium_until = new.period_end
  where id = new.user_id and premium_until is distinct from new.period_end;
  if found then
    perform pg_notify('jugal_session', new.user_id::text);
  end if;
  return null;
end $$;

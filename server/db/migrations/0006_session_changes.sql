-- Every process keeps the sessions it has seen (server/platform/session-cache.ts). Whatever changes what a session
-- means says so here, in the database, so that no code path can forget it.

create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('jugal_session', coalesce(to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0]));
  return null;
end $$;

create trigger sessions_tell after delete on sessions
  for each row execute function tell_session_change('user_id');
create trigger users_tell
  after update of first_name, email_verified, is_admin, premium_until, must_change_password on users
  for each row execute function tell_session_change('id');
create trigger couple_members_tell after insert or update or delete on couple_members
  for each row execute function tell_session_change('user_id');

-- A challenge serves one purpose of one session. Rows of the version before have no session and serve signing in alone.
create type challenge_purpose as enum ('sign_in', 'step_up', 'add_passkey');
alter table passkey_challenges
  add column purpose challenge_purpose not null default 'sign_in',
  add column user_id uuid references users on delete cascade,
  add column session_id uuid references sessions on delete cascade,
  -- The proof of identity that the challenge for adding a passkey was given out for.
  add column had_second_step boolean,
  add column proved_at timestamptz,
  add constraint passkey_challenges_bound
    check ((purpose = 'sign_in') = (user_id is null) and (user_id is null) = (session_id is null)),
  add constraint passkey_challenges_proved
    check ((purpose = 'add_passkey') = (proved_at is not null) and (proved_at is null) = (had_second_step is null));
create index passkey_challenges_by_user on passkey_challenges (user_id);
create index passkey_challenges_by_session on passkey_challenges (session_id);

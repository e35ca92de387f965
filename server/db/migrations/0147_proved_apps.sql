-- The session that began to set up the app, and its proof of identity; null for an app that was begun by the version before, which
-- has to be begun again.
alter table authenticator_apps
  add column session_id uuid,
  add column had_second_step boolean,
  add column proved_at timestamptz;

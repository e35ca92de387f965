-- Second steps for signing in: passkeys, authenticator apps, and recovery codes for when both are lost.

-- placement: passkeys local
create table passkeys (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- The authenticator's name for it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- The authenticator's count of signatures; 0 if it does not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id)
);

create type challenge_purpose as enum ('sign_in', 'step_up', 'add_passkey');

-- Challenges for passkeys: each is valid for one response, one purpose and one session.
-- placement: passkey_challenges local
create table passkey_challenges (
  challenge text primary key,
  purpose challenge_purpose not null default 'sign_in',
  user_id uuid references users on delete cascade,
  session_id uuid references sessions on delete cascade,
  -- The proof of identity for which a challenge to add a passkey was issued.
  had_second_step boolean,
  proved_at timestamptz,
  expires_at timestamptz not null,
  constraint passkey_challenges_bound
    check ((purpose = 'sign_in') = (user_id is null) and (user_id is null) = (session_id is null)),
  constraint passkey_challenges_proved
    check ((purpose = 'add_passkey') = (proved_at is not null) and (proved_at is null) = (had_second_step is null))
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
create index passkey_challenges_by_user on passkey_challenges (user_id);
create index passkey_challenges_by_session on passkey_challenges (session_id);

-- placement: authenticator_apps local
create table authenticator_apps (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted with the installation's secret key.
  secret text not null,
  -- The session that began the setup, and its proof of identity.
  session_id uuid,
  had_second_step boolean,
  proved_at timestamptz,
  -- Null until a first code has proved that the app has the secret.
  confirmed_at timestamptz,
  -- The 30-second step of the last accepted code, so that no code is accepted twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- Keyed hashes; a row is deleted when its code is used.
-- placement: recovery_codes local
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  -- Null for codes that were generated before this column existed.
  created_at timestamptz,
  primary key (user_id, code_hash)
);

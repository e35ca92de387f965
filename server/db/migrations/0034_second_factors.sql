-- Second steps for signing in: passkeys, authenticator apps and the recovery codes for when they are lost.

create table passkeys (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- As the authenticator names it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it has signed, by its own count; 0 for ever where it does not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id)
);

create table authenticator_apps (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted with the installation's key.
  secret text not null,
  -- Null until a first code has proved that the app has the secret.
  confirmed_at timestamptz,
  -- The 30 seconds of the last accepted code: none is accepted twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- Keyed hashes; a row goes when its code is used.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- What passkeys are asked to sign: each is good for one answer.
create table passkey_challenges (
  challenge text primary key,
  expires_at timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

-- When this session last proved a second step; null for one that never did.
alter table sessions add column second_factor_at timestamptz;

-- The demo's admin, who signs in by a printed password on this machine alone.
alter table users add column is_second_factor_exempt boolean not null default false;
update users set is_second_factor_exempt = true where email = 'admin@jugal.example';

insert into settings (key, value, description, category, updated_at) values
  ('admin_needs_second_factor', '1', 'Whether admins need a second step for signing in (1) or not (0, refused in production)', 'thresholds', now());

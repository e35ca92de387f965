-- Members, their sessions and the codes that are mailed to them.
-- Instants that follow the app's clock are written by the app; no default now() where CLOCK_OFFSET must reach.

create table users (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  email_verified boolean not null default false,
  password_hash text not null,
  date_of_birth date,
  city text,
  avatar_version uuid,
  is_admin boolean not null default false,
  premium_until timestamptz,
  must_change_password boolean not null default false,
  accepted_terms_at timestamptz,
  created_at timestamptz not null
);
create unique index users_email on users (lower(email));
create index users_created_at on users (created_at, id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index sessions_user on sessions (user_id, last_seen_at);

-- One living code per member and purpose. `tries_left` falls with each wrong guess; at 0 a new code is needed.
create type code_purpose as enum ('verify_email', 'reset_password');
create table email_codes (
  user_id uuid not null references users on delete cascade,
  purpose code_purpose not null,
  code_hash bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- The counters of the rate limiter (its library fixes names and types; `expire` is in epoch milliseconds).
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

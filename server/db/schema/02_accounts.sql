-- Members, their sessions and mailed codes.
-- The app writes instants by its own clock: a default of now() would ignore CLOCK_OFFSET.

-- For the panel's searches by a part of a name or address.
create extension if not exists pg_trgm;

create type reading_language as enum ('en', 'gu', 'hi');

-- placement: users reference
create table users (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  email_verified boolean not null default false,
  -- The corrected address of an unverified member. It replaces `email` once its code is typed. Not unique, because a
  -- conflict would reveal that another member has the address.
  pending_email text check (pending_email is null or not email_verified),
  password_hash text not null,
  must_change_password boolean not null default false,
  date_of_birth date,
  -- Month times 100 plus day: a small index then counts birthdays without reading rows.
  birthday_key smallint
    generated always as ((extract(month from date_of_birth) * 100 + extract(day from date_of_birth))::smallint) stored,
  city text,
  avatar_version uuid,
  language reading_language not null default 'en',
  is_admin boolean not null default false,
  -- The demo's admin, who signs in with a printed password on this machine alone.
  is_second_factor_exempt boolean not null default false,
  -- Copy of `subscriptions.period_end`, which the gate reads together with the session.
  premium_until timestamptz,
  -- UPI ID such as `riya@okbank`, which only the partner sees.
  upi_id text,
  accepted_terms_at timestamptz,
  -- Accepted version of the terms and the privacy notice.
  accepted_terms_version text,
  -- When the member dismissed the card of first steps.
  first_steps_put_away_at timestamptz,
  -- Groups of notifications that are not pushed; a new group is on.
  pushes_off text[] not null default '{}',
  -- Pushes are held during quiet hours, which are times of day in India, HH:MM.
  has_quiet_hours boolean not null default true,
  quiet_from text not null default '22:30',
  quiet_to text not null default '07:30',
  hides_lock_screen boolean not null default false,
  -- True if a push may name the subject of a reminder, because bystanders read the lock screen.
  names_reminders_on_lock_screen boolean not null default false,
  created_at timestamptz not null
);
create unique index users_email on users (lower(email));
create index users_created_at on users (created_at, id);
create index users_search on users using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index users_name on users (lower(first_name || ' ' || last_name), id);
create index users_admins on users (created_at, id) where is_admin;
create index users_unverified on users (created_at, id) where not email_verified;
create index users_birthday on users (birthday_key);
create index users_city on users (city, id) where city is not null;
-- Premium members among a million, counted and found by name or address without walking all members.
create index users_premium on users (premium_until) include (id) where premium_until is not null;
create index users_ever_premium on users (id) where premium_until is not null;
create index users_premium_by_name on users (lower(first_name || ' ' || last_name), id) where premium_until is not null;
create index users_premium_by_email on users (lower(email), id) where premium_until is not null;

-- placement: sessions local
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null,
  -- When the session last proved a second step; null if never.
  second_factor_at timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index sessions_user on sessions (user_id, last_seen_at);

-- Every process caches sessions. The database announces a deletion, so that no code path can forget it.
create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('jugal_session', coalesce(to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0]));
  return null;
end $$;
create trigger sessions_tell after delete on sessions
  for each row execute function tell_session_change('user_id');

create type code_purpose as enum ('verify_email', 'reset_password');

-- Codes and links are kept as HMAC with the installation's secret key. A code to reset the password belongs to the
-- browser that requested it, so a stranger can neither replace it nor use up its tries.
-- placement: email_codes local
create table email_codes (
  user_id uuid not null references users on delete cascade,
  purpose code_purpose not null,
  -- Empty for a code that is bound to the member's session.
  browser_hash bytea not null default '',
  code_hash bytea not null,
  -- The mail's link is valid in any browser.
  link_hash bytea unique,
  -- Decreases with each wrong guess; at 0 a new code is needed.
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null,
  primary key (user_id, purpose, browser_hash)
);

-- Lets a member who has reset the password remove recently added ways to sign in; one for the latest reset.
-- placement: reset_tickets local
create table reset_tickets (
  user_id uuid primary key references users on delete cascade,
  -- Keyed hash of the ticket.
  ticket_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Who changed what in the admin panel, and what finding members among a million needs.

-- Written once, never changed. `actor_name` outlives the admin's account.
create table audit_log (
  id uuid primary key,
  actor_id uuid references users on delete set null,
  actor_name text not null,
  action text not null,
  subject_id text not null,
  subject_label text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null
);
create index audit_log_created_at on audit_log (created_at, id);
create index audit_log_actor on audit_log (actor_id);

create extension if not exists pg_trgm;
create index users_search on users using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index users_name on users (lower(first_name || ' ' || last_name), id);
create index users_admins on users (created_at, id) where is_admin;
create index users_unverified on users (created_at, id) where not email_verified;
create index users_premium on users (premium_until) where premium_until is not null;

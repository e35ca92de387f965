-- A couple and its two seats. The keys and the check of couple_members keep a couple at two members and a member in one
-- couple, even under concurrency.

-- placement: couples reference
create table couples (
  id uuid primary key,
  name text not null,
  -- True for a couple of one that was created with a first shared record; it can still be named.
  is_implicit boolean not null default false,
  anniversary date,
  relationship_start_date date,
  invite_code text not null unique,
  -- A code found in an old chat must not open the couple.
  invite_code_expires_at timestamptz not null,
  created_at timestamptz not null
);
create index couples_newest on couples (created_at desc, id desc);
create index couples_created on couples using brin (created_at);
-- The day from which a couple counts its days, to find the couples that reach a milestone today.
create index couples_by_beginning on couples (
  (coalesce(anniversary, relationship_start_date, (created_at at time zone 'Asia/Kolkata')::date))
);

-- placement: couple_members reference
create table couple_members (
  couple_id uuid not null references couples on delete cascade,
  seat smallint not null check (seat in (1, 2)),
  user_id uuid not null unique references users on delete cascade,
  joined_at timestamptz not null,
  primary key (couple_id, seat)
);
create index couple_members_joined on couple_members using brin (joined_at);
-- To find the couples whose days together as members reach a milestone today.
create index couple_members_by_joining on couple_members (((joined_at at time zone 'Asia/Kolkata')::date));

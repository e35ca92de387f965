-- A couple and its two seats. The seat's check and keys are what keeps a couple at two members
-- and a member in one couple, whatever runs at the same time.

create table couples (
  id uuid primary key,
  name text not null,
  -- A couple of one that came by itself with a first shared record; naming it is still allowed.
  is_implicit boolean not null default false,
  anniversary date,
  relationship_start_date date,
  invite_code text not null unique,
  created_at timestamptz not null
);

create table couple_members (
  couple_id uuid not null references couples on delete cascade,
  seat smallint not null check (seat in (1, 2)),
  user_id uuid not null unique references users on delete cascade,
  joined_at timestamptz not null,
  primary key (couple_id, seat)
);

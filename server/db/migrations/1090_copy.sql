-- Every change of a record has a place in the feed of each member who sees it (decision 0101).

-- placement: couple_heads by couple_id
create table couple_heads (
  couple_id uuid primary key references couples on delete cascade,
  -- Number of changes in the feed of the member in this seat, and the number up to which they are not kept.
  position_1 bigint not null default 0,
  position_2 bigint not null default 0,
  floor_1 bigint not null default 0,
  floor_2 bigint not null default 0
);

-- placement: couple_changes by couple_id
create table couple_changes (
  -- The head's row is locked by the change itself; the couple's may be locked by another one that waits for the head.
  couple_id uuid not null references couple_heads on delete cascade,
  seat smallint not null check (seat in (1, 2)),
  position bigint not null,
  -- Changed rows, as 'memories/<id>'.
  rows text[] not null,
  -- The caller's Idempotency-Key, in the caller's feed alone.
  key text,
  changed_at timestamptz not null,
  primary key (couple_id, seat, position)
);
create index couple_changes_by_age on couple_changes (couple_id, changed_at);

-- placement: member_heads local
create table member_heads (
  user_id uuid primary key references users on delete cascade,
  -- Grows with each change of what the member sees by other means than a row: a first record, joining, leaving.
  epoch bigint not null default 0,
  position bigint not null default 0,
  floor bigint not null default 0
);

-- placement: member_changes local
create table member_changes (
  user_id uuid not null references member_heads on delete cascade,
  position bigint not null,
  rows text[] not null,
  key text,
  changed_at timestamptz not null,
  primary key (user_id, position)
);
create index member_changes_by_age on member_changes (user_id, changed_at);

-- placement: installations local
create table installations (
  is_only boolean primary key default true check (is_only),
  -- New after a restore: positions of before are unknown.
  epoch text not null,
  began_at timestamptz not null
);

insert into couple_heads (couple_id) select id from couples;
insert into member_heads (user_id) select id from users;
insert into installations (epoch, began_at) values (substr(gen_random_uuid()::text, 1, 8), now());

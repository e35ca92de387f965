create type note_category as enum ('preferences', 'gifts', 'food', 'places', 'entertainment', 'special');

-- What a member notes about the partner. It is theirs alone; with `is_private` false the partner may read it.
create table notes (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  title text not null,
  content text not null,
  category note_category not null,
  tags text[] not null,
  is_private boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

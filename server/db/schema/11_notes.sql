create type note_category as enum ('preferences', 'gifts', 'food', 'places', 'entertainment', 'special');

-- A member's notes about the partner, who may read those that are not private.
-- placement: notes local
create table notes (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  title text not null,
  content text not null,
  category note_category not null,
  tags text[] not null,
  is_private boolean not null default true,
  -- Stored, because folding all rows for each search is slow.
  search_text text generated always as (search_fold(title || E'\n' || content)) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create index notes_created on notes using brin (created_at);

-- Comments below memories, dates and days' answers (decision 0078). They are deleted with the record for good. While the
-- record is in the trash, its row is in another table: hence no foreign key to it.
-- placement: comments by couple_id
create table comments (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  subject_kind text not null check (subject_kind in ('memory', 'date')),
  subject_id uuid not null,
  -- Null once the author has deleted their account.
  user_id uuid references users on delete set null,
  text text not null,
  created_at timestamptz not null,
  primary key (couple_id, id)
);
create index comments_by_subject on comments (couple_id, subject_id, created_at, id);
create index comments_by_member on comments (couple_id, user_id);
create index comments_by_user on comments (user_id);

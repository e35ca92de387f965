-- What the two write below their memories and dates (decision 0078). They belong to the record in the bin too, whose row is elsewhere
-- meanwhile: hence no key to it; they are deleted with it for good.
-- placement: comments by couple_id
create table comments (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  subject_kind text not null check (subject_kind in ('memory', 'date')),
  subject_id uuid not null,
  -- Who wrote it; null once they have deleted their account.
  user_id uuid references users on delete set null,
  text text not null,
  created_at timestamptz not null,
  primary key (couple_id, id)
);
create index comments_by_subject on comments (couple_id, subject_id, created_at, id);
create index comments_by_member on comments (couple_id, user_id);
create index comments_by_user on comments (user_id);

insert into settings (key, value, description, category, updated_at) values
  ('max_comments', '20000', 'Comments that a member can write', 'thresholds', now());

-- A couple's question of a day, and the answers of the two (decision 0077).
-- placement: daily_questions by couple_id
create table daily_questions (
  couple_id uuid not null references couples on delete cascade,
  day date not null,
  -- A key of `messages/en/daily-questions/`.
  question_id text not null,
  -- Increases each time that all questions have been asked.
  round smallint not null,
  -- The question that 'Another question' replaced. It counts as asked.
  replaced_id text,
  primary key (couple_id, day)
);

-- placement: daily_answers by couple_id
create table daily_answers (
  couple_id uuid not null,
  day date not null,
  user_id uuid not null references users on delete cascade,
  text text not null,
  answered_at timestamptz not null,
  primary key (couple_id, day, user_id),
  foreign key (couple_id, day) references daily_questions on delete cascade
);
create index daily_answers_by_user on daily_answers (user_id);

-- Reactions to a day's open answers, and comments on them (decision 0078).
alter table daily_questions add column id uuid not null default gen_random_uuid();
alter table daily_questions add column reactions jsonb default '[]';
alter table daily_questions add column comment_count integer default 0;
alter table daily_questions add constraint daily_questions_id unique (couple_id, id);

alter table comments drop constraint comments_subject_kind_check;
alter table comments add constraint comments_subject_kind_check
  check (subject_kind in ('memory', 'date', 'daily_question'));

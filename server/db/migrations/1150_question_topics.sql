-- Topics on which a couple gets questions of the day, beside the questions that are for all (decision 0077). Children, a
-- wedding and living with elders are asked about only once the couple has told of them.
alter table couples add column question_topics text[] not null default '{apart,inLaws}';

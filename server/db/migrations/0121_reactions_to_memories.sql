-- Who reacted how, `[{"userId": …, "emoji": …}]`, and how many comments there are: lists show both without asking elsewhere. Null is none:
-- a record that was deleted before comes back from the bin without them.
alter table memories add column reactions jsonb default '[]', add column comment_count integer default 0;

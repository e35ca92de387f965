alter table date_events add column reactions jsonb default '[]', add column comment_count integer default 0;

-- A search reads the folded text instead of folding every row of the couple again.
alter table expenses add column search_text text generated always as (search_fold(title || E'\n' || coalesce(description, ''))) stored;

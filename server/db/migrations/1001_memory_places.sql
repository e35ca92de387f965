alter table memories add column place text;

-- unused since 0.1.0: no version writes search_text, which is added again with the place
alter table memories drop column search_text;
alter table memories add column search_text text generated always as (
  search_fold(title || E'\n' || coalesce(place, '') || E'\n' || coalesce(description, '') || E'\n'
    || coalesce(search_words(tags), ''))
) stored;

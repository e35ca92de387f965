-- Also ignores how a keyboard writes a quotation mark, an apostrophe or a dash, and reads a nasal letter before a stop as
-- anusvara, as M before M and at a word's end: both spellings are everyday (हिन्दी, हिंदी; સમ્મેલન, સંમેલન; एवम्, एवं).
create or replace function search_fold(words text) returns text language sql immutable parallel safe
return case
  when octet_length(words) = length(words) then translate(lower(words), '`', '''')
  else regexp_replace(
    regexp_replace(
      translate(
        lower(normalize(
          translate(
            lower(words),
            U&'\2018\2019\201A\201B\02B9\02BB\02BC\2032\00B4\0060\201C\201D\201E\201F\2033\00AB\00BB\2010\2011\2012\2013\2014\2212',
            U&'\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027"""""""------'
          ),
          nfkd
        )),
        U&'\0901\0A81\093C\0ABC\200C\200D\0300\0301\0302\0303\0304\0308\030A\030C\0323\0327',
        U&'\0902\0A82'
      ),
      U&'[\0919\091E\0923\0928\092E]\094D(?=[\0915-\0918\091A-\091D\091F-\0922\0924-\0927\092A-\092D])'
        '|\092E\094D(?![\0900-\092D\092F-\0963\0971-\097F])', U&'\0902', 'g'
    ),
    U&'[\0A99\0A9E\0AA3\0AA8\0AAE]\0ACD(?=[\0A95-\0A98\0A9A-\0A9D\0A9F-\0AA2\0AA4-\0AA7\0AAA-\0AAD])'
      '|\0AAE\0ACD(?![\0A80-\0AAD\0AAF-\0AFF])', U&'\0A82', 'g'
  )
end;

-- A stored column keeps what the former function has written.
-- unused since 0.1.0: no version writes search_text, which is added again with the new folding
alter table memories drop column search_text;
alter table memories add column search_text text generated always as (
  search_fold(title || E'\n' || coalesce(place, '') || E'\n' || coalesce(description, '') || E'\n'
    || coalesce(search_words(tags), ''))
) stored;
-- unused since 0.1.0: no version writes search_text, which is added again with the new folding
alter table notes drop column search_text;
alter table notes add column search_text text generated always as (search_fold(title || E'\n' || content)) stored;
-- unused since 0.1.0: no version writes search_text, which is added again with the new folding
alter table expenses drop column search_text;
alter table expenses add column search_text text generated always as (
  search_fold(title || E'\n' || coalesce(description, ''))
) stored;

-- Folds a text for searches: lower case, letters decomposed, without nuktas, joiners and Latin accents; candrabindu
-- becomes anusvara, because many type it so. The branch for ASCII is ten times as fast.
create function search_fold(words text) returns text language sql immutable parallel safe
return case
  when octet_length(words) = length(words) then lower(words)
  else translate(
    normalize(lower(words), nfkd),
    U&'\0901\0A81\093C\0ABC\200C\200D\0300\0301\0302\0303\0304\0308\030A\030C\0323\0327',
    U&'\0902\0A82')
end;

-- `array_to_string` is not immutable for every type; for text it is.
create function search_words(words text[]) returns text language sql immutable parallel safe
return array_to_string(words, E'\n');

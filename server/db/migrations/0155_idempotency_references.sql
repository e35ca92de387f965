-- Results are ids alone from now on. Of those that were kept whole, the ids stay, which answer a repeated call as well.
update idempotency_keys
  set result = json_build_object('result', json_strip_nulls(json_build_object('id', coalesce(
    result::json #>> '{result,result,id}',
    result::json #>> '{result,result,memory,id}',
    -- An uploaded photo is named by its address.
    substring(result::json #>> '{result,result,imageUrl}' from '/photos/([0-9a-f-]{36})')
  ))))::text
  where result is not null;
create index idempotency_keys_newest on idempotency_keys (user_id, created_at desc);

-- Results are ids alone from now on. Of those that were kept whole, the ids stay, which answer a repeated call as well.
update idempotency_keys
  set result = json_build_object('result', json_build_object('id', result::json #>> '{result,id}'))::text
  where result is not null;
create index idempotency_keys_newest on idempotency_keys (user_id, created_at desc);

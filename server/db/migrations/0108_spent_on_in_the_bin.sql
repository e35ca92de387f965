-- Expenses that were deleted before they had a day. One by one, because Citus computes no zone of a column in an update.
do $$
declare deleted record;
begin
  for deleted in
    select couple_id, id, to_jsonb(((record ->> 'created_at')::timestamptz at time zone 'Asia/Kolkata')::date) as day
    from deleted_shared_records where kind = 'expense' and not record ? 'spent_on'
  loop
    update deleted_shared_records set record = jsonb_set(record, '{spent_on}', deleted.day)
    where couple_id = deleted.couple_id and id = deleted.id;
  end loop;
end $$;

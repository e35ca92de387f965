alter table deleted_own_records
  drop constraint deleted_own_records_pkey,
  add constraint deleted_own_records_pkey primary key (user_id, kind, id);

-- A client may choose the same id for records of two kinds. The new key is looser, so servers of the version before work on it.
alter table deleted_shared_records
  drop constraint deleted_shared_records_pkey,
  add constraint deleted_shared_records_pkey primary key (couple_id, kind, id);

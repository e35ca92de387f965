-- The import that an expense came from. No foreign key: one that was in the bin while its import was undone can come back.
alter table expenses add column import_id uuid;
create index expenses_by_import on expenses (couple_id, import_id) where import_id is not null;

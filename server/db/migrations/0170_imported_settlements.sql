-- The import that brought a settlement; null for one that a member recorded.
alter table settlements add column import_id uuid;
create index settlements_by_import on settlements (couple_id, import_id) where import_id is not null;

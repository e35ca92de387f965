-- Fingerprints of the imported rows: they outlive changes to an expense and its deletion, and end with the import.
alter table expense_imports add column fingerprints text[] not null default '{}';
-- A file may hold settlements alone.
alter table expense_imports add column settlement_count integer not null default 0;
alter table expense_imports drop constraint expense_imports_count_check;
alter table expense_imports add constraint expense_imports_counts check (count >= 0 and settlement_count >= 0 and count + settlement_count > 0) not valid;

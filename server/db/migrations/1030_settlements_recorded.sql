-- When a settlement was recorded, from which the days count in which it can be deleted. `created_at` is the day of the
-- payment, which an import takes from its file. Null for settlements of earlier versions that were recorded as they were paid.
alter table settlements add column recorded_at timestamptz;
update settlements set recorded_at = expense_imports.created_at
from expense_imports
where expense_imports.couple_id = settlements.couple_id and expense_imports.id = settlements.import_id;

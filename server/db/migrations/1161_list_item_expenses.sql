-- The expense that the cost of an item is part of, so that one purchase does not become two expenses. No foreign key,
-- because an expense may go to the trash and come back, or become its author's alone.
alter table list_items add column expense_id uuid;

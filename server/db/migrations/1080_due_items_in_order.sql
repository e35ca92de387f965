-- The calendar reads the first items of a day in its order, without sorting all of them.
create index list_items_due_in_order on list_items (couple_id, due_on, text collate "C", id)
  where due_on is not null and not is_done and deleted_at is null;
drop index list_items_due;

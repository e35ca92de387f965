-- The open items of a couple by their day, for the calendar.
create index list_items_due on list_items (couple_id, due_on)
  where due_on is not null and not is_done and deleted_at is null;

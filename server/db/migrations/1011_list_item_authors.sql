-- Who wrote an item, so that it stays with its writer when the couple parts. Null for older items, and once the member has
-- deleted their account: these stay with the list's creator.
alter table list_items add column user_id uuid references users on delete set null;
create index list_items_by_writer on list_items (user_id);

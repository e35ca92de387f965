-- When an item was given to its assignee, and by whom. Null without an assignee, for items given before, and once the
-- giver has deleted their account.
alter table list_items
  add column assigned_at timestamptz,
  add column assigned_by uuid references users on delete set null;
create index list_items_by_giver on list_items (assigned_by);

-- The ticked item that made this one, by which a second tick finds it. Clients choose ids, so an id proves nothing.
alter table list_items add column follows uuid;
create index list_items_followers on list_items (couple_id, follows) where follows is not null;
-- Until now the id of the next item alone told what it follows: the ticked item's, plus one.
update list_items set follows = ticked.id
from list_items as ticked
where ticked.couple_id = list_items.couple_id and ticked.list_id = list_items.list_id
  and ticked.repeat_every is not null and ticked.is_done
  and list_items.id = (left(ticked.id::text, 24) || lpad(
    to_hex((('x' || right(ticked.id::text, 12))::bit(48)::bigint + 1) & 281474976710655), 12, '0'))::uuid;

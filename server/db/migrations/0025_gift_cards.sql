-- Gift cards, which coins buy, and the orders of them.

create type gift_card_category as enum
  ('shopping', 'food', 'entertainment', 'travel', 'fashion', 'electronics', 'grooming', 'fitness');

-- `denomination` in whole rupees, `points_cost` in coins.
create table gift_cards (
  id uuid primary key,
  brand text not null,
  category gift_card_category not null,
  denomination integer not null check (denomination >= 1),
  points_cost integer not null check (points_cost >= 1),
  description text not null,
  terms text,
  validity_days integer not null check (validity_days >= 1),
  stock_quantity integer not null check (stock_quantity >= 0),
  is_active boolean not null,
  created_at timestamptz not null,
  -- Moves with the stock too: an editor who was shown the stock from before an order would put it back.
  updated_at timestamptz not null
);
create index gift_cards_listed on gift_cards (points_cost, id) where is_active;
create index gift_cards_created_at on gift_cards (created_at, id);

create type gift_card_order_status as enum ('pending', 'fulfilled', 'cancelled');

-- What was ordered as it was then: it outlives the gift card, whose id is therefore no foreign key.
create table gift_card_orders (
  user_id uuid not null references users on delete cascade,
  id uuid not null unique,
  gift_card_id uuid not null,
  brand text not null,
  category gift_card_category not null,
  denomination integer not null,
  points_cost integer not null,
  terms text,
  validity_days integer not null,
  status gift_card_order_status not null default 'pending',
  -- A secret of the member's.
  code text,
  ordered_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  primary key (user_id, ordered_at, id),
  check ((status = 'fulfilled') = (code is not null)),
  check ((status = 'pending') = (decided_at is null))
);
create index gift_card_orders_ordered_at on gift_card_orders (ordered_at, id);
create index gift_card_orders_status on gift_card_orders (status, ordered_at, id);
create index gift_card_orders_decided_by on gift_card_orders (decided_by);

-- With a deleted account go its orders. Nobody will get the card of one that was being prepared, so it is in stock again.
create function restock_dropped_order() returns trigger language plpgsql as $$
begin
  update gift_cards set stock_quantity = stock_quantity + 1, updated_at = updated_at + interval '1 millisecond'
  where id = old.gift_card_id;
  return null;
end $$;
create trigger gift_card_orders_restock after delete on gift_card_orders
  for each row when (old.status = 'pending') execute function restock_dropped_order();

-- The statement is read in parts, in the order of its bookings.
drop index wallet_entries_newest;
create index wallet_entries_newest on wallet_entries (user_id, created_at desc, number desc);

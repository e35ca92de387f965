-- Coins, achievements, gift cards, deals and experiences.

-- The entries are the truth and are never changed; the balance is their sum, stored for speed and never negative.
-- placement: wallets local
create table wallets (
  user_id uuid primary key references users on delete cascade,
  balance integer not null check (balance >= 0)
);

create type wallet_cause as enum ('checkin', 'achievement', 'order', 'refund', 'other');

-- Keeps the order of entries that are booked at one moment. A sequence, because Citus refuses identity columns.
create sequence wallet_entries_number as bigint;

-- placement: wallet_entries local
create table wallet_entries (
  user_id uuid not null references wallets on delete cascade,
  id uuid not null,
  number bigint not null default nextval('wallet_entries_number'),
  -- Positive: earned; negative: spent. A check-in beyond the monthly cap earns 0 and still counts.
  amount integer not null,
  balance_after integer not null check (balance_after >= 0),
  cause wallet_cause not null,
  -- Books a cause once: `checkin:2026-11-21`, `achievement:<id>`, `order:<id>`, `refund:<id>`.
  cause_key text not null,
  -- Parameters of the text, which is worded in the reader's language.
  params jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, cause_key),
  constraint wallet_entries_amount_check check (amount <> 0 or cause = 'checkin')
);
alter sequence wallet_entries_number owned by wallet_entries.number;
create index wallet_entries_newest on wallet_entries (user_id, created_at desc, number desc);

-- A couple's achievements, for good. `contract/achievement-definitions.ts` defines them; progress is counted on demand.
-- placement: couple_achievements by couple_id
create table couple_achievements (
  couple_id uuid not null references couples on delete cascade,
  achievement_id uuid not null,
  unlocked_at timestamptz not null,
  -- Members paid so far: at most two, however often members leave and join.
  paid_count smallint not null default 0 check (paid_count between 0 and 2),
  primary key (couple_id, achievement_id)
);

-- Each partner's share in an achievement. The key pays and notifies a member once.
-- placement: achievement_awards by couple_id
create table achievement_awards (
  user_id uuid not null references users on delete cascade,
  couple_id uuid not null,
  achievement_id uuid not null,
  -- True once the member's own check has shown it.
  is_seen boolean not null default false,
  primary key (user_id, couple_id, achievement_id),
  foreign key (couple_id, achievement_id) references couple_achievements on delete cascade
);
create index achievement_awards_of_couple on achievement_awards (couple_id, achievement_id);

create type gift_card_category as enum
  ('shopping', 'food', 'entertainment', 'travel', 'fashion', 'electronics', 'grooming', 'fitness');

-- placement: gift_cards local
create table gift_cards (
  id uuid primary key,
  brand text not null,
  category gift_card_category not null,
  -- Whole rupees.
  denomination integer not null check (denomination >= 1),
  -- Coins.
  points_cost integer not null check (points_cost >= 1),
  description text not null,
  terms text,
  validity_days integer not null check (validity_days >= 1),
  stock_quantity integer not null check (stock_quantity >= 0),
  is_active boolean not null,
  created_at timestamptz not null,
  -- Changes with the stock too, so that an editor who loaded the stock before an order is told.
  updated_at timestamptz not null
);
create index gift_cards_listed on gift_cards (points_cost, id) where is_active;
create index gift_cards_created_at on gift_cards (created_at, id);

create type gift_card_order_status as enum ('pending', 'fulfilled', 'cancelled');

-- The order as it was placed. It outlives the gift card, so `gift_card_id` is no foreign key.
-- placement: gift_card_orders local
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
  -- Reasons for which an admin should check the order before it is sent.
  review_reasons text[] not null default '{}',
  -- The member's secret.
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

-- Orders are deleted with the account; a pending one returns its card to the stock.
create function restock_dropped_order() returns trigger language plpgsql as $$
begin
  update gift_cards set stock_quantity = stock_quantity + 1, updated_at = updated_at + interval '1 millisecond'
  where id = old.gift_card_id;
  return null;
end $$;
create trigger gift_card_orders_restock after delete on gift_card_orders
  for each row when (old.status = 'pending') execute function restock_dropped_order();

create type deal_category as enum
  ('restaurant', 'cafe', 'entertainment', 'activity', 'shopping', 'travel', 'other');
create type deal_offer_type as enum
  ('fixed_price', 'percentage_off', 'amount_off', 'buy_one_get_one', 'combo_deal');

-- Offers of partner businesses.
-- placement: deals local
create table deals (
  id uuid primary key,
  title text not null,
  business_name text not null,
  description text not null,
  category deal_category not null,
  offer_type deal_offer_type,
  offer_text text,
  original_price text,
  promo_code text,
  location text not null,
  address text,
  -- Days in India, both inclusive.
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  -- Null for any number.
  max_redemptions integer check (max_redemptions > 0),
  current_redemptions integer not null default 0,
  terms text,
  contact_info text,
  partnership_fee text,
  is_premium_only boolean not null,
  is_active boolean not null,
  is_featured boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index deals_listed on deals (valid_to) where is_active;
create index deals_created_at on deals (created_at, id);

-- The redeemed deal as it was. It outlives the deal, so `deal_id` is no foreign key.
-- placement: deal_redemptions local
create table deal_redemptions (
  user_id uuid not null references users on delete cascade,
  id uuid not null unique,
  deal_id uuid not null,
  redemption_code text not null unique,
  redeemed_at timestamptz not null,
  deal_title text not null,
  business_name text not null,
  offer_text text not null,
  category deal_category not null,
  location text not null,
  promo_code text,
  terms text,
  is_premium_only boolean not null,
  primary key (user_id, redeemed_at, id)
);
-- For the weekly limit and for the members of a deal.
create index deal_redemptions_week on deal_redemptions (deal_id, user_id, redeemed_at);
create index deal_redemptions_deal on deal_redemptions (deal_id, redeemed_at);
create index deal_redemptions_redeemed_at on deal_redemptions (redeemed_at, id);
create index deal_redemptions_category on deal_redemptions (category);

create type experience_status as enum ('available', 'coming_soon', 'sold_out');

-- Experiences that can be booked, the same for all members.
-- placement: experiences reference
create table experiences (
  id uuid primary key,
  title text not null,
  subtitle text,
  description text not null,
  icon text not null default 'Star',
  duration text,
  location text,
  included text,
  booking_link text,
  button_text text not null default 'Book Now',
  status experience_status not null default 'available',
  is_active boolean not null default true,
  -- Position in the list, the lowest first.
  position integer not null default 1,
  event_date date,
  event_time text,
  max_participants integer check (max_participants >= 1),
  current_participants integer not null default 0 check (current_participants >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index experiences_by_position on experiences (is_active, position, created_at);

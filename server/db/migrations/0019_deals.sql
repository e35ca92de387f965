-- Offers of partner businesses, and who took which of them.

create type deal_category as enum
  ('restaurant', 'cafe', 'entertainment', 'activity', 'shopping', 'travel', 'other');
create type deal_offer_type as enum
  ('fixed_price', 'percentage_off', 'amount_off', 'buy_one_get_one', 'combo_deal');

-- `valid_from` and `valid_to` are days of India, both inclusive. `max_redemptions` is null for any number of them.
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
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
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

-- What was redeemed as it was then: it outlives the deal, whose id is therefore no foreign key.
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
create index deal_redemptions_week on deal_redemptions (user_id, deal_id, redeemed_at);
create index deal_redemptions_deal on deal_redemptions (deal_id, redeemed_at);
create index deal_redemptions_redeemed_at on deal_redemptions (redeemed_at, id);

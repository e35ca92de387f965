-- What the business may change without a new version. The only source of prices, limits and goals.

create type setting_category as enum ('thresholds', 'goals', 'regional');

create table settings (
  key text primary key,
  value text not null,
  description text not null,
  category setting_category not null,
  updated_at timestamptz not null
);

insert into settings (key, value, description, category, updated_at) values
  ('premium_yearly_price', '1200', 'Premium per year, in rupees', 'regional', now()),
  ('pilot_upi_amount', '499', 'What a member of the pilot pays by UPI, in rupees', 'regional', now()),
  ('premium_from_monthly', '599', 'The price from which plans start, in rupees per month, for search engines', 'regional', now()),
  ('premium_subscription_price', '699', 'Premium per month in the revenue model, in rupees', 'goals', now()),
  ('monthly_revenue_target', '50000', 'Target of the monthly revenue, in rupees', 'goals', now()),
  ('free_date_events_per_month', '5', 'Dates that a free member may plan in a calendar month', 'thresholds', now()),
  ('free_memories_per_month', '10', 'Memories that a free member may keep in a calendar month', 'thresholds', now()),
  ('daily_checkin_coins', '50', 'Coins for the daily check-in', 'thresholds', now());

-- What members used of their monthly allowance. Deleting a date or a memory gives nothing back.
create type allowance_kind as enum ('date_events', 'memories');

create table monthly_usage (
  user_id uuid not null references users on delete cascade,
  -- The first day of a month of Asia/Kolkata.
  month date not null,
  kind allowance_kind not null,
  used integer not null check (used >= 0),
  primary key (user_id, month, kind)
);

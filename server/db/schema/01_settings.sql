-- Values that the operator changes without a new version: the only source of prices, limits and goals.
create type setting_category as enum ('thresholds', 'goals', 'regional');

-- placement: settings reference
create table settings (
  key text primary key,
  value text not null,
  description text not null,
  category setting_category not null,
  updated_at timestamptz not null
);

insert into settings (key, value, description, category, updated_at) values
  -- Prices and revenue.
  ('premium_yearly_price', '1200', 'Premium per year, in rupees', 'regional', now()),
  ('premium_from_monthly', '599', 'The price from which plans start, in rupees per month, for search engines', 'regional', now()),
  ('pilot_upi_amount', '499', 'What a member of the pilot pays by UPI, in rupees', 'regional', now()),
  ('pilot_premium_days', '365', 'Days of premium that a couple of the pilot has free', 'regional', now()),
  ('premium_subscription_price', '699', 'Premium per month in the revenue model, in rupees', 'goals', now()),
  ('monthly_revenue_target', '50000', 'Target of the monthly revenue, in rupees', 'goals', now()),
  ('premium_covers_partner', '1', 'The premium of one is that of both while they are a couple (1), or of one alone (0)', 'thresholds', now()),
  -- Monthly quota of free members.
  ('free_date_events_per_month', '5', 'Dates that a free member may plan in a calendar month', 'thresholds', now()),
  ('free_memories_per_month', '10', 'Memories that a free member may keep in a calendar month', 'thresholds', now()),
  -- Coins.
  ('daily_checkin_coins', '50', 'Coins for the daily check-in', 'thresholds', now()),
  ('coins_monthly_cap', '2000', 'Coins that a member can earn in a calendar month', 'thresholds', now()),
  ('gift_card_needs_couple', '1', 'Whether gift cards are only for couples of two verified members (1) or for all (0)', 'thresholds', now()),
  ('gift_card_account_days', '14', 'Days after which a new member can order a gift card', 'thresholds', now()),
  -- Storage limits: far above honest use, and below the size at which a list or an export becomes a burden.
  ('max_notes', '5000', 'Notes that a member can keep', 'thresholds', now()),
  ('max_important_dates', '1000', 'Important dates that a member can keep', 'thresholds', now()),
  ('max_date_events', '10000', 'Dates that a member can plan in all', 'thresholds', now()),
  ('max_memories', '20000', 'Memories that a member can keep', 'thresholds', now()),
  ('max_photos', '30000', 'Photos that a member can upload in all', 'thresholds', now()),
  ('couple_originals_mb', '5120', 'Megabytes of original photos that a couple can keep; 0 keeps none', 'thresholds', now()),
  ('max_comments', '20000', 'Comments that a member can write', 'thresholds', now()),
  ('max_expenses', '100000', 'Expenses that a member can record', 'thresholds', now()),
  ('max_recurring_expenses', '100', 'Recurring expenses that a member can add', 'thresholds', now()),
  ('max_settlements', '10000', 'Settlements that a member can record', 'thresholds', now()),
  ('max_savings_goals', '500', 'Savings goals that a member can set', 'thresholds', now()),
  ('max_savings_entries', '20000', 'Entries of savings goals that a member can make', 'thresholds', now()),
  ('max_nudges', '50000', 'Nudges that a member can send in all', 'thresholds', now()),
  ('max_date_preferences', '200', 'Date preferences that a member can send in all', 'thresholds', now()),
  ('max_concierge_requests', '1000', 'Concierge requests that a member can send in all', 'thresholds', now()),
  ('concierge_open_requests', '3', 'Concierge requests of a member that can wait at once', 'thresholds', now()),
  -- Abuse and security.
  ('member_changes_per_minute', '300', 'Changes that a member can make in a minute', 'thresholds', now()),
  ('member_changes_per_day', '20000', 'Changes that a member can make in a day', 'thresholds', now()),
  ('invitations_per_address_daily', '3', 'Invitations that one address can get in a day, from all members together', 'thresholds', now()),
  ('admin_needs_second_factor', '1', 'Whether admins need a second step for signing in (1) or not (0, refused in production)', 'thresholds', now()),
  ('security_log_days', '180', 'Days for which the security log is kept', 'thresholds', now());

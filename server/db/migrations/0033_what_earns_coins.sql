-- Coins rest on what both did or on what time proves: an answer has its moment, and a month a ceiling.

-- When the partner's answer was given; null while it is pending.
alter table date_events add column answered_at timestamptz;
update date_events set answered_at = created_at where partner_response <> 'pending';

-- The couples whose days together as members reach a number on a day.
create index couple_members_by_joining on couple_members (((joined_at at time zone 'Asia/Kolkata')::date));

-- A check-in counts also when the month's ceiling leaves no coins for it.
alter table wallet_entries drop constraint wallet_entries_amount_check;
alter table wallet_entries add constraint wallet_entries_amount_check check (amount <> 0 or cause = 'checkin');

-- Why an admin should look twice before an order is sent.
alter table gift_card_orders add column review_reasons text[] not null default '{}';

insert into settings (key, value, description, category, updated_at) values
  ('coins_monthly_cap', '2000', 'Coins that a member can earn in a calendar month', 'thresholds', now()),
  ('gift_card_needs_couple', '1', 'Whether gift cards are only for couples of two verified members (1) or for all (0)', 'thresholds', now()),
  ('gift_card_account_days', '14', 'Days after which a new member can order a gift card', 'thresholds', now());

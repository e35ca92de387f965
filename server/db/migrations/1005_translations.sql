-- Texts in the other languages: {"gu": {"title": …}, "hi": {…}}. A missing one is read in English.
alter table deals add column translations jsonb not null default '{}';
alter table deal_redemptions add column translations jsonb not null default '{}';
alter table experiences add column translations jsonb not null default '{}';
alter table gift_cards add column translations jsonb not null default '{}';
alter table gift_card_orders add column translations jsonb not null default '{}';
alter table campaigns add column translations jsonb not null default '{}';

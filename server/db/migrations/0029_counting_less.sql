-- The month and day of a birthday (month times 100 plus day): a small index then counts members, those whose birthday is
-- known, and those who celebrate, without the rows.
drop index users_birthday;
alter table users add column birthday_key smallint
  generated always as ((extract(month from date_of_birth) * 100 + extract(day from date_of_birth))::smallint) stored;
create index users_birthday on users (birthday_key);

-- When the couple began, so that its risk is judged without a join.
alter table couple_figures add column couple_created_at timestamptz;
update couple_figures set couple_created_at = couples.created_at from couples where couples.id = couple_id;
alter table couple_figures alter column couple_created_at set not null;

create index date_events_accepted on date_events (couple_id) where partner_response = 'accepted';

-- Both the week's allowance and a deal's members; a member's own are found by the primary key.
drop index deal_redemptions_week;
create index deal_redemptions_week on deal_redemptions (deal_id, user_id, redeemed_at);
drop index deal_redemptions_deal;
create index deal_redemptions_deal on deal_redemptions (deal_id, redeemed_at);
create index deal_redemptions_category on deal_redemptions (category);

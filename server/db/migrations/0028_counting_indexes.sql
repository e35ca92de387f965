-- What the panel counts over all members and redemptions is read from indexes alone, without the rows.
drop index users_premium;
create index users_premium on users (premium_until) include (id) where premium_until is not null;
drop index deal_redemptions_deal;
create index deal_redemptions_deal on deal_redemptions (deal_id, redeemed_at) include (user_id);

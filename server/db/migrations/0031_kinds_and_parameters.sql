-- Notifications and wallet entries hold what happened, as a kind and its parameters; they are worded when they are read.
alter table notifications add column kind text, add column params jsonb;
update notifications set kind = 'campaign', params = jsonb_build_object('title', title, 'message', message);
alter table notifications
  alter column kind set not null,
  alter column params set not null,
  drop column title,
  drop column message;

create type wallet_cause as enum ('checkin', 'achievement', 'order', 'refund', 'other');
alter table wallet_entries add column cause wallet_cause, add column params jsonb;
update wallet_entries set
  cause = case when split_part(cause_key, ':', 1) in ('checkin', 'achievement', 'order', 'refund')
    then split_part(cause_key, ':', 1)::wallet_cause else 'other' end,
  params = case split_part(cause_key, ':', 1)
    when 'checkin' then '{}'::jsonb
    when 'achievement' then jsonb_build_object('achievementId', split_part(cause_key, ':', 2))
    else jsonb_build_object('description', description) end;
update wallet_entries set params = jsonb_build_object('brand', orders.brand, 'denomination', orders.denomination)
from gift_card_orders orders
where cause in ('order', 'refund') and orders.id::text = split_part(cause_key, ':', 2);
-- An order that is gone left its words alone.
update wallet_entries set cause = 'other' where cause in ('order', 'refund') and params ? 'description';
alter table wallet_entries
  alter column cause set not null,
  alter column params set not null,
  drop column description;

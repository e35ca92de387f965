-- Premium: what grants it, for how long, and the payments for it. Premium belongs to a member, never to a couple.

create type subscription_source as enum ('payment', 'razorpay', 'admin');

-- The period of premium that a member has or had last. Its end decides (users.premium_until is its copy); nothing has to
-- happen at that moment for premium to end.
create table subscriptions (
  user_id uuid primary key references users on delete cascade,
  source subscription_source not null,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end >= period_start),
  -- The member wants no further year. Premium lasts until the end of the period all the same.
  cancel_at_period_end boolean not null default false,
  -- Whether the member was told that the period is over.
  is_end_told boolean not null default false
);
create index subscriptions_ending on subscriptions (period_end) where not is_end_told;

-- The gate reads the end together with the session, so it stands beside the member too. Written here, so that no code path
-- can let the two differ.
create function copy_premium_end() returns trigger language plpgsql as $$
begin
  update users set premium_until = new.period_end
  where id = new.user_id and premium_until is distinct from new.period_end;
  return null;
end $$;
create trigger subscriptions_copy_end after insert or update of period_end on subscriptions
  for each row execute function copy_premium_end();

insert into subscriptions (user_id, source, period_start, period_end)
select id, 'admin', least(now(), premium_until), premium_until from users where premium_until is not null;

create type payment_method as enum ('upi', 'razorpay');
-- `open`: shown at the checkout, nothing said yet. `pending`: the member says it is paid, or it needs an admin's eyes.
-- `expired`: a page of the provider that nobody paid in time.
create type payment_status as enum ('open', 'pending', 'confirmed', 'rejected', 'expired');

create table payments (
  id uuid primary key,
  -- Who paid; null once they have deleted their account: the books keep the sum, not the person.
  user_id uuid references users on delete set null,
  method payment_method not null,
  -- What the payer's bank and ours call it (`tr` of the UPI link, `reference_id` of Razorpay).
  reference text not null unique,
  -- Rupees, as they were shown to the member.
  amount numeric(12, 2) not null check (amount > 0),
  status payment_status not null default 'open',
  -- Why it was rejected, in words for the member.
  reason text,
  -- What an admin should know before deciding, such as another sum than the one that was asked for.
  remark text,
  -- The provider's page and its end.
  link_id text unique,
  link_url text,
  link_expires_at timestamptz,
  provider_payment_id text unique,
  created_at timestamptz not null,
  -- When the member said, or the provider reported, that it is paid.
  declared_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users on delete set null
);
-- One payment under way for each member and method: a second visit of the checkout finds the first one's.
create unique index payments_under_way on payments (user_id, method) where status in ('open', 'pending');
create index payments_of_member on payments (user_id, created_at desc);
create index payments_declared on payments (declared_at, id) where declared_at is not null;
create index payments_pending on payments (declared_at, id) where status = 'pending';
create index payments_decided_by on payments (decided_by);

-- A payment that was never declared is no business of the books.
create function forget_open_payments() returns trigger language plpgsql as $$
begin
  delete from payments where user_id = old.id and status in ('open', 'expired');
  return old;
end $$;
create trigger users_forget_open_payments before delete on users
  for each row execute function forget_open_payments();

-- Events of Razorpay that were dealt with. It repeats an event until it hears that it arrived.
create table razorpay_events (
  id text primary key,
  event text not null,
  received_at timestamptz not null
);
create index razorpay_events_by_age on razorpay_events (received_at);

create type date_type as enum ('romantic-dinner', 'adventure', 'cultural', 'entertainment', 'shopping', 'surprise');
create type time_preference as enum ('morning', 'afternoon', 'evening', 'flexible');
create type date_budget as enum ('500-1000', '1000-1500', '1500-2500', 'flexible');

-- What a member wishes for the date that we plan for them after the payment.
create table date_preferences (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  preferred_location text not null,
  date_type date_type not null,
  time_preference time_preference not null,
  budget date_budget not null,
  special_requests text,
  contact_phone text not null,
  selected_plan text not null,
  created_at timestamptz not null,
  -- When an admin had been in touch.
  followed_up_at timestamptz,
  followed_up_by uuid references users on delete set null
);
create index date_preferences_of_member on date_preferences (user_id, created_at desc);
-- Wishes sent again before anybody was in touch replace the first.
create unique index date_preferences_waiting on date_preferences (user_id) where followed_up_at is null;
create index date_preferences_newest on date_preferences (created_at, id);
create index date_preferences_followed_up_by on date_preferences (followed_up_by);

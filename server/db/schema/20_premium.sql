-- Premium, its payments and its services. Premium belongs to a member, never to a couple (decisions 0020 and 0079).

create type subscription_source as enum ('payment', 'razorpay', 'admin', 'pilot');

-- A member's current or last period of premium. Premium ends with `period_end`; no job has to run.
-- placement: subscriptions local
create table subscriptions (
  user_id uuid primary key references users on delete cascade,
  source subscription_source not null,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end >= period_start),
  -- The member wants no further year. Premium still lasts until the end of the period.
  cancel_at_period_end boolean not null default false,
  -- True if the member was notified of the end.
  is_end_notified boolean not null default false
);
create index subscriptions_ending on subscriptions (period_end) where not is_end_notified;

-- The gate reads the end together with the session, so users have a copy, which no code path can forget.
create function copy_premium_end() returns trigger language plpgsql as $$
begin
  update users set premium_until = new.period_end
  where id = new.user_id and premium_until is distinct from new.period_end;
  if found then
    perform pg_notify('jugal_session', new.user_id::text);
  end if;
  return null;
end $$;
create trigger subscriptions_copy_end after insert or update of period_end on subscriptions
  for each row execute function copy_premium_end();

create type payment_method as enum ('upi', 'razorpay');
-- `open`: shown at the checkout and not declared. `pending`: declared as paid, or an admin must look at it.
-- `expired`: a page of the provider that was not paid in time.
create type payment_status as enum ('open', 'pending', 'confirmed', 'rejected', 'expired');

-- placement: payments local
create table payments (
  id uuid primary key,
  -- Null once the payer has deleted their account: the books keep the sum, not the person.
  user_id uuid references users on delete set null,
  method payment_method not null,
  -- Reference at the payer's bank and ours (`tr` of the UPI link, `reference_id` of Razorpay).
  reference text not null unique,
  -- Rupees, as shown to the member.
  amount numeric(12, 2) not null check (amount > 0),
  status payment_status not null default 'open',
  -- Reason of a rejection, worded for the member.
  reason text,
  -- A remark for the admin who decides, such as a sum that differs.
  remark text,
  -- The provider's page and its end.
  link_id text unique,
  link_url text,
  link_expires_at timestamptz,
  provider_payment_id text unique,
  created_at timestamptz not null,
  -- When the member declared or the provider reported the payment.
  declared_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users on delete set null
);
-- One payment under way per member and method: a second visit of the checkout continues the first.
create unique index payments_under_way on payments (user_id, method) where status in ('open', 'pending');
create index payments_of_member on payments (user_id, created_at desc);
create index payments_declared on payments (declared_at, id) where declared_at is not null;
create index payments_pending on payments (declared_at, id) where status = 'pending';
create index payments_decided on payments (decided_at) where status = 'confirmed';
create index payments_decided_by on payments (decided_by);

-- Processed events of Razorpay, which repeats an event until it is acknowledged.
-- placement: razorpay_events local
create table razorpay_events (
  id text primary key,
  event text not null,
  received_at timestamptz not null
);
create index razorpay_events_by_age on razorpay_events (received_at);

create type quota_kind as enum ('date_events', 'memories');

-- A free member's use of the monthly quota. Deleting a record gives nothing back.
-- placement: monthly_usage local
create table monthly_usage (
  user_id uuid not null references users on delete cascade,
  -- First day of a month in Asia/Kolkata.
  month date not null,
  kind quota_kind not null,
  used integer not null check (used >= 0),
  primary key (user_id, month, kind)
);

-- Links that give premium to an approved couple of the waitlist (decision 0054).
-- placement: pilot_links local
create table pilot_links (
  waitlist_entry_id uuid primary key references waitlist_entries on delete cascade,
  -- Keyed hash of the mailed token (the installation's secret key).
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Members who used a link. A member uses one link, and a link serves two members.
-- placement: pilot_members local
create table pilot_members (
  user_id uuid primary key references users on delete cascade,
  -- Null once the entry has been deleted.
  waitlist_entry_id uuid references waitlist_entries on delete set null,
  seat smallint not null check (seat in (1, 2)),
  joined_at timestamptz not null,
  unique (waitlist_entry_id, seat)
);

create type date_type as enum ('romantic-dinner', 'adventure', 'cultural', 'entertainment', 'shopping', 'surprise');
create type time_preference as enum ('morning', 'afternoon', 'evening', 'flexible');
create type date_budget as enum ('500-1000', '1000-1500', '1500-2500', 'flexible');

-- A member's wishes for the date that is planned for them after the payment.
-- placement: date_preferences local
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
  -- When an admin contacted the member.
  followed_up_at timestamptz,
  followed_up_by uuid references users on delete set null
);
create index date_preferences_of_member on date_preferences (user_id, created_at desc);
-- Wishes sent again before the first contact replace the earlier ones.
create unique index date_preferences_waiting on date_preferences (user_id) where followed_up_at is null;
create index date_preferences_newest on date_preferences (created_at, id);
create index date_preferences_followed_up_by on date_preferences (followed_up_by);

create type concierge_kind as enum ('gift', 'planning');
create type concierge_state as enum ('waiting', 'answered', 'withdrawn');

-- Requests of premium members for gift ideas or help with a plan, answered in Operations (decision 0057).
-- placement: concierge_requests local
create table concierge_requests (
  id uuid primary key,
  kind concierge_kind not null,
  -- A gift is a surprise: it belongs to the asker and is deleted with their account. A plan belongs to the couple.
  owner_id uuid references users on delete cascade,
  couple_id uuid references couples on delete cascade,
  -- The asker; null once they have deleted their account.
  user_id uuid references users on delete set null,
  occasion text not null,
  for_date date,
  -- Rupees.
  budget numeric(12, 2) not null check (budget > 0),
  wishes text not null,
  state concierge_state not null default 'waiting',
  answer text,
  created_at timestamptz not null,
  -- When it was answered or withdrawn.
  decided_at timestamptz,
  answered_by uuid references users on delete set null,
  check ((kind = 'gift') = (owner_id is not null)),
  check ((kind = 'planning') = (couple_id is not null)),
  check ((state = 'answered') = (answer is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
create index concierge_requests_of_member on concierge_requests (owner_id, created_at desc, id desc)
  where owner_id is not null;
create index concierge_requests_of_couple on concierge_requests (couple_id, created_at desc, id desc)
  where couple_id is not null;
create index concierge_requests_by_asker on concierge_requests (user_id, state);
create index concierge_requests_created_at on concierge_requests (created_at, id);
create index concierge_requests_state on concierge_requests (state, created_at, id);
create index concierge_requests_answered_by on concierge_requests (answered_by);

-- Couples of the pilot have premium free: approving a couple on the waitlist mails them a link, and the two who use it have premium.

alter type subscription_source add value 'pilot';

create table pilot_links (
  waitlist_entry_id uuid primary key references waitlist_entries on delete cascade,
  -- Keyed hash of the mailed token (the installation's secret key).
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Who used a link. A member uses one, and a link serves two members.
create table pilot_members (
  user_id uuid primary key references users on delete cascade,
  -- Null once the waitlist has let go of the entry.
  waitlist_entry_id uuid references waitlist_entries on delete set null,
  seat smallint not null check (seat in (1, 2)),
  joined_at timestamptz not null,
  unique (waitlist_entry_id, seat)
);

insert into settings (key, value, description, category, updated_at) values
  ('pilot_premium_days', '365', 'Days of premium that a couple of the pilot has free', 'regional', now());

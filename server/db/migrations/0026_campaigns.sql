-- What admins tell many members at once, and how it reached them.

create type campaign_audience as enum ('all', 'premium', 'free', 'location');
create type campaign_state as enum ('running', 'finished', 'stopped');

create table campaigns (
  id uuid primary key,
  title text not null,
  message text not null,
  audience campaign_audience not null,
  template text,
  location text,
  is_premium_only boolean not null,
  state campaign_state not null default 'running',
  -- Members of the audience when it was sent.
  addressed integer not null,
  -- Members who have it in the app so far; in the order of their ids up to this one.
  told integer not null default 0,
  told_through uuid,
  -- Of those with a browser that is subscribed: not yet known, reached, refused for good.
  waiting integer not null default 0,
  delivered integer not null default 0,
  failed integer not null default 0,
  created_by uuid references users on delete set null,
  created_by_name text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index campaigns_newest on campaigns (created_at, id);
create index campaigns_created_by on campaigns (created_by);

create type push_result as enum ('accepted', 'refused', 'lost');

-- One push of a campaign to one browser; `result` is null until it is known.
create table campaign_pushes (
  campaign_id uuid not null references campaigns on delete cascade,
  user_id uuid not null references users on delete cascade,
  subscription_id uuid not null,
  result push_result,
  primary key (campaign_id, user_id, subscription_id)
);
create index campaign_pushes_user on campaign_pushes (user_id);

-- The audiences, in the order in which they are told.
create index users_city on users (city, id) where city is not null;
create index users_ever_premium on users (id) where premium_until is not null;

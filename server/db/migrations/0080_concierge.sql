-- What premium members ask of us: ideas for a gift, or help with a plan. It is answered in Operations (decision 0057).
create type concierge_kind as enum ('gift', 'planning');
create type concierge_state as enum ('waiting', 'answered', 'withdrawn');

create table concierge_requests (
  id uuid primary key,
  kind concierge_kind not null,
  -- A gift is a surprise: it belongs to who asked, and goes with their account. A plan belongs to the couple.
  owner_id uuid references users on delete cascade,
  couple_id uuid references couples on delete cascade,
  -- Who asked; null once they have deleted their account.
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

insert into settings (key, value, description, category, updated_at) values
  ('concierge_open_requests', '3', 'Concierge requests of a member that can wait at once', 'thresholds', now()),
  ('max_concierge_requests', '1000', 'Concierge requests that a member can send in all', 'thresholds', now());

-- How far a member has seen what came from the partner: comments, reactions, photos and given list items.
-- placement: partner_views local
create table partner_views (
  user_id uuid primary key references users on delete cascade,
  -- The latest instant that the member has seen; it never goes back.
  seen_up_to timestamptz not null,
  updated_at timestamptz not null
);

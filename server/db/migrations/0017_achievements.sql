-- What a couple has achieved, for good: the definitions are data of the contract, the progress is counted when it is asked for.
create table couple_achievements (
  couple_id uuid not null references couples on delete cascade,
  -- Of `contract/achievement-definitions.ts`.
  achievement_id uuid not null,
  unlocked_at timestamptz not null,
  -- To how many it has paid its points. No more than the two who share it, however often somebody leaves and joins.
  paid_count smallint not null default 0 check (paid_count between 0 and 2),
  primary key (couple_id, achievement_id)
);

-- Each partner's part in it: the key is what pays and tells a member once. `is_seen` once their own check has told them of it.
create table achievement_awards (
  user_id uuid not null references users on delete cascade,
  couple_id uuid not null,
  achievement_id uuid not null,
  is_seen boolean not null default false,
  primary key (user_id, couple_id, achievement_id),
  foreign key (couple_id, achievement_id) references couple_achievements on update cascade on delete cascade
);
-- For the cascade from `couple_achievements`.
create index achievement_awards_of_couple on achievement_awards (couple_id, achievement_id);

-- Since when a couple counts its days: those whose days together reach a milestone today are found without reading all.
create index couples_by_beginning on couples (
  (coalesce(anniversary, relationship_start_date, (created_at at time zone 'Asia/Kolkata')::date))
);

-- Several milestones are paid at one moment: the statement keeps the order in which they were booked.
alter table wallet_entries add number bigint generated always as identity;

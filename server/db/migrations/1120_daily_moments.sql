-- A photo of the day from each of the two, sealed until both are there (decision 0111).
-- placement: daily_moments by couple_id
create table daily_moments (
  couple_id uuid not null references couples on delete cascade,
  -- A calendar date in India.
  day date not null,
  -- Without a key to users: a job deletes the photos of an erased account, each couple's on its shard.
  user_id uuid not null,
  photo_id uuid not null,
  given_at timestamptz not null,
  -- The memory that the day was kept as, in the rows of both. It outlives the memory, so that the day is kept once.
  memory_id uuid,
  primary key (couple_id, day, user_id),
  foreign key (couple_id, photo_id) references photos (couple_id, id)
);
create index daily_moments_by_photo on daily_moments (couple_id, photo_id);
create index daily_moments_by_user on daily_moments (user_id);
create index daily_moments_by_day on daily_moments (day);

-- A photo exists from its upload on; a memory shows it. One that no memory has taken is discarded after a day.
create table photos (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  user_id uuid references users on delete set null,
  -- The folder of its files (full and thumbnail), which moves with no couple.
  folder text not null,
  -- Pixels of the full size.
  width integer not null,
  height integer not null,
  -- Its mean colour `#rrggbb`, which holds its place until it has loaded.
  colour text not null,
  created_at timestamptz not null,
  -- Since when it waits for a memory to show it; null from the first one on.
  waiting_since timestamptz,
  primary key (couple_id, id)
);
create index photos_waiting on photos (waiting_since) where waiting_since is not null;
create index photos_by_uploader on photos (user_id);

create table memories (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  user_id uuid references users on delete set null,
  title text not null,
  description text,
  memory_date date not null,
  -- A picture somewhere else, or the couple's own photo.
  image_url text,
  photo_id uuid,
  tags text[],
  milestone text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id),
  foreign key (couple_id, photo_id) references photos (couple_id, id) on update cascade,
  check (image_url is null or photo_id is null)
);
create index memories_by_date on memories (couple_id, memory_date desc, created_at desc, id desc);
create index memories_by_creator on memories (user_id, created_at);
create index memories_by_photo on memories (couple_id, photo_id) where photo_id is not null;

create function discard_photo() returns trigger language plpgsql as $$
begin
  insert into discarded_files values (old.folder, '-infinity')
  on conflict (prefix) do update set delete_after = excluded.delete_after;
  return null;
end $$;
create trigger photos_discard after delete on photos for each row execute function discard_photo();

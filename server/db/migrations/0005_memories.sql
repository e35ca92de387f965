-- A photo exists from its upload on; a memory names it by its address. One without a memory is discarded after a day.
create table photos (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  user_id uuid references users on delete set null,
  -- The folder of its files (full and thumbnail), which moves with no couple.
  folder text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  primary key (couple_id, id)
);

create table memories (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  user_id uuid references users on delete set null,
  title text not null,
  description text,
  memory_date date not null,
  image_url text,
  -- The couple's own photo that `image_url` names, where it names one.
  photo_id uuid,
  tags text[],
  milestone text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id),
  foreign key (couple_id, photo_id) references photos (couple_id, id) on update cascade
);
create index memories_by_date on memories (couple_id, memory_date desc, created_at desc);
create index memories_by_creator on memories (user_id, created_at);
create index memories_by_photo on memories (couple_id, photo_id) where photo_id is not null;

create function discard_photo() returns trigger language plpgsql as $$
begin
  insert into discarded_files values (old.folder, '-infinity')
  on conflict (prefix) do update set delete_after = excluded.delete_after;
  return null;
end $$;
create trigger photos_discard after delete on photos for each row execute function discard_photo();

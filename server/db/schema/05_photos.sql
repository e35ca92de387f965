-- Photos of couples, and files that wait for their deletion.

-- A photo exists from its upload on. One that no record shows is discarded after a day.
-- placement: photos by couple_id
create table photos (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  user_id uuid references users on delete set null,
  -- Folder of its files (full size and thumbnail), which stays when the photo moves to another couple.
  folder text not null,
  -- True for a copy that still uses the folder of the copied photo. A job gives it files of its own.
  shares_folder boolean not null default false,
  -- Pixels of the full size.
  width integer not null,
  height integer not null,
  -- Mean colour `#rrggbb`, shown until the photo has loaded.
  colour text not null,
  -- The original: the chosen file without the camera's metadata.
  original_file text,
  original_type text,
  original_bytes bigint check (original_bytes > 0),
  original_width integer,
  original_height integer,
  -- SHA-256 of the chosen file, which keeps a photo of a gallery once per couple. Null if unknown.
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  -- Since when the photo waits for a record; null once a record has shown it.
  waiting_since timestamptz,
  primary key (couple_id, id),
  check (num_nulls(original_file, original_type, original_bytes, original_width, original_height) in (0, 5))
);
create index photos_waiting on photos (waiting_since) where waiting_since is not null;
create index photos_by_uploader on photos (user_id);
create unique index photos_by_content on photos (couple_id, content_hash) where content_hash is not null;
create index photos_sharing on photos (folder) where shares_folder;

-- Folders of files that no row uses any more. The transaction that removes the last use adds a row. An upload adds its
-- folder for an hour and removes it together with inserting its photo. A job deletes the files, then the row.
-- placement: discarded_files local
create table discarded_files (
  prefix text primary key,
  delete_after timestamptz not null
);
create index discarded_files_due on discarded_files (delete_after);

-- No file is deleted while a backup copies the files of its snapshot.
-- placement: file_deletion_pauses local
create table file_deletion_pauses (
  id uuid primary key,
  paused_until timestamptz not null
);

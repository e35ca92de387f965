-- placement: memories by couple_id
create table memories (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- Null once the author has deleted their account.
  user_id uuid references users on delete set null,
  title text not null,
  description text,
  memory_date date not null,
  -- A picture at another address, or one of the couple's photos.
  image_url text,
  photo_id uuid,
  tags text[],
  milestone text,
  -- `[{"userId": …, "emoji": …}]`. Both are null for a record restored from before they existed.
  reactions jsonb default '[]',
  comment_count integer default 0,
  -- Stored, because folding all rows of a couple for each search is slow.
  search_text text generated always as (
    search_fold(title || E'\n' || coalesce(description, '') || E'\n' || coalesce(search_words(tags), ''))
  ) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, id),
  foreign key (couple_id, photo_id) references photos (couple_id, id),
  check (image_url is null or photo_id is null)
);
create index memories_by_date on memories (couple_id, memory_date desc, created_at desc, id desc);
create index memories_by_creator on memories (user_id, created_at);
create index memories_by_photo on memories (couple_id, photo_id) where photo_id is not null;
create index memories_created on memories using brin (created_at);

-- Photos of a memory after its cover (`memories.photo_id`), in order. They stay while the memory is in the trash, whose
-- row is in another table: hence no foreign key to memories.
-- placement: memory_photos by couple_id
create table memory_photos (
  couple_id uuid not null references couples on delete cascade,
  memory_id uuid not null,
  position smallint not null check (position between 1 and 9),
  photo_id uuid not null,
  primary key (couple_id, memory_id, position),
  foreign key (couple_id, photo_id) references photos (couple_id, id)
);
create index memory_photos_by_photo on memory_photos (couple_id, photo_id);

-- The photo book of a couple's year, from the request until it is removed (decision 0089).
-- placement: year_books by couple_id
create table year_books (
  couple_id uuid not null references couples on delete cascade,
  year text not null check (year ~ '^\d{4}$'),
  -- New with each request, so that an earlier job cannot finish a later request.
  id uuid not null,
  language text not null,
  state text not null check (state in ('waiting', 'making', 'ready', 'failed')),
  memories_done integer not null default 0,
  memories_total integer not null default 0,
  pages integer,
  bytes bigint,
  -- Folder of the file, once it exists.
  folder text,
  created_at timestamptz not null,
  -- The job's last sign of life.
  updated_at timestamptz not null,
  primary key (couple_id, year),
  check ((state = 'ready') = (folder is not null))
);
create index year_books_by_age on year_books (updated_at);

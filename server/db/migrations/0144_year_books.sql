-- The photo book of a couple's year while it is made and until it is removed again (decision 0089).
-- placement: year_books by couple_id
create table year_books (
  couple_id uuid not null references couples on delete cascade,
  year text not null check (year ~ '^\d{4}$'),
  -- Another one each time that it is asked for: a job of before must not finish what was asked for since.
  id uuid not null,
  language text not null,
  state text not null check (state in ('waiting', 'making', 'ready', 'failed')),
  memories_done integer not null default 0,
  memories_total integer not null default 0,
  pages integer,
  bytes bigint,
  -- Of the file, once there is one.
  folder text,
  created_at timestamptz not null,
  -- The last sign of life of whoever makes it.
  updated_at timestamptz not null,
  primary key (couple_id, year),
  check ((state = 'ready') = (folder is not null))
);
create index year_books_by_age on year_books (updated_at);

-- While a backup copies the files of a moment, none of that moment may be deleted.
create table file_deletion_pauses (
  id uuid primary key,
  paused_until timestamptz not null
);

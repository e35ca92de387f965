-- What is wrong with the installation, for its admins: each kind once, with when it was last seen.
create table warnings (
  kind text primary key,
  detail text not null,
  seen_at timestamptz not null
);

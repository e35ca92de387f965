create type experience_status as enum ('Available', 'Coming Soon', 'Sold Out');

-- What can be booked, for everybody alike: no couple owns it.
create table experiences (
  id uuid primary key,
  title text not null,
  subtitle text,
  description text not null,
  icon text not null default 'Star',
  duration text,
  location text,
  included text,
  booking_link text,
  button_text text not null default 'Book Now',
  status experience_status not null default 'Available',
  is_active boolean not null default true,
  -- The place in the list, the lowest first.
  position integer not null default 1,
  event_date date,
  event_time text,
  max_participants integer check (max_participants >= 1),
  current_participants integer not null default 0 check (current_participants >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index experiences_by_position on experiences (is_active, position, created_at);

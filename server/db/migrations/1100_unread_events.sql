-- Events of a calendar that could not be read whole at its last reading, and others in a time zone that is not known.
alter table busy_calendars
  add column unread_events integer not null default 0,
  add column unread_zones integer not null default 0;

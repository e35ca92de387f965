-- Whoever invites: a stranger's address gets no more of our mails than this in a day.
insert into settings (key, value, description, category, updated_at) values
  ('invitations_per_address_daily', '3', 'Invitations that one address can get in a day, from all members together', 'thresholds', now());

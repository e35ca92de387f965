insert into settings (key, value, description, category, updated_at) values
  ('max_settlements', '10000', 'Settlements that a member can record', 'thresholds', now());

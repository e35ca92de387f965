-- How much one member can keep and do: far above any honest use, and below what makes a list or an export a burden.
insert into settings (key, value, description, category, updated_at) values
  ('max_notes', '5000', 'Notes that a member can keep', 'thresholds', now()),
  ('max_important_dates', '1000', 'Important dates that a member can keep', 'thresholds', now()),
  ('max_date_events', '10000', 'Dates that a member can plan in all', 'thresholds', now()),
  ('max_memories', '20000', 'Memories that a member can keep', 'thresholds', now()),
  ('max_photos', '30000', 'Photos that a member can upload in all', 'thresholds', now()),
  ('max_expenses', '100000', 'Expenses that a member can record', 'thresholds', now()),
  ('max_savings_goals', '500', 'Savings goals that a member can set', 'thresholds', now()),
  ('max_nudges', '50000', 'Nudges that a member can send in all', 'thresholds', now()),
  ('max_date_preferences', '200', 'Date preferences that a member can send in all', 'thresholds', now()),
  ('member_changes_per_minute', '300', 'Changes that a member can make in a minute', 'thresholds', now()),
  ('member_changes_per_day', '20000', 'Changes that a member can make in a day', 'thresholds', now());

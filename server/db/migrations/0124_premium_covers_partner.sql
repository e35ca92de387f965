-- While two are a couple, the premium of one is that of both (decision 0079).
insert into settings (key, value, description, category, updated_at) values
  ('premium_covers_partner', '1', 'The premium of one is that of both while they are a couple (1), or of one alone (0)', 'thresholds', now());

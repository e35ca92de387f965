-- The original of a photo: the file that was chosen without what the camera wrote beside the pixels (decision 0055).
alter table photos
  add column original_file text,
  add column original_type text,
  add column original_bytes bigint check (original_bytes > 0),
  add column original_width integer,
  add column original_height integer,
  add check (num_nulls(original_file, original_type, original_bytes, original_width, original_height) in (0, 5));

insert into settings (key, value, description, category, updated_at) values
  ('couple_originals_mb', '5120', 'Megabytes of original photos that a couple can keep; 0 keeps none', 'thresholds', now());

-- When a memory first showed the photo. Null for an upload, a photo of the day, a receipt, and photos added before.
alter table photos add column added_at timestamptz;

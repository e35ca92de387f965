-- What was brought from a gallery says its content by the SHA-256 of the file that was chosen, so that the same photo is there once however often, and by whichever of
-- the two, it is chosen (decision 0082). Null for a photo of which it is not known.
alter table photos add column content_hash text check (content_hash ~ '^[0-9a-f]{64}$');
create unique index photos_by_content on photos (couple_id, content_hash) where content_hash is not null;

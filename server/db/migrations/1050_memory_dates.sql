-- The past date that a memory was made from. No reference: the date may go, and its memory stays as it is.
alter table memories add column date_id uuid;

-- True for a copy whose folder is still that of the photo it was copied from. A job gives it files of its own.
alter table photos add column shares_folder boolean not null default false;
create index photos_sharing on photos (folder) where shares_folder;

-- Of the address of a calendar feed the database keeps a hash alone; the server's secret and the seed make it again, to be shown. Addresses of
-- before go on working, and cannot be shown any more: a new one replaces them.
alter table calendar_feeds add column token_hash bytea, add column seed bytea;
update calendar_feeds set token_hash = sha256(convert_to(token, 'UTF8'));
alter table calendar_feeds
  alter column token_hash set not null,
  add unique (token_hash),
  drop column token;

-- What a member reads; what a couple read when they joined the waitlist, for what they are mailed later.
create type reading_language as enum ('en', 'gu', 'hi');
alter table users add column language reading_language not null default 'en';
alter table waitlist_entries add column language reading_language not null default 'en';

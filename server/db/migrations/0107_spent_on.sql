-- The day of an expense, by which months, weeks and lists go; what was recorded before happened on the day in India on which it
-- was recorded. The default is for servers of the version before, which record without a day.
alter table expenses add column spent_on date not null default (now() at time zone 'Asia/Kolkata')::date;
update expenses set spent_on = (created_at at time zone 'Asia/Kolkata')::date;

-- The list in its order; sums are read from the index alone.
drop index expenses_newest;
create index expenses_by_day on expenses (couple_id, spent_on desc, created_at desc, id desc) include (category, amount);

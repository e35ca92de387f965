-- Told before it is due: days before the due day on which both are told at 09:00 in India, and the last due day of
-- which they were told.
alter table recurring_expenses add column notice_days smallint not null default 0 check (notice_days in (0, 1, 3, 7));
alter table recurring_expenses add column noticed_on date;

-- Since when the balance counted before it was begun anew: the day that it can return to.
alter table money_splitting add column former_since date;

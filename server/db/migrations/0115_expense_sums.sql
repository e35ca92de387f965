-- Sums of a couple's expenses, by day, category and payer, are read from an index alone, in the order in which they are grouped. Of an
-- expense of before there were splits the payer is who recorded it, hence the last two columns. The list's own index carried two of them before.
create index expenses_sums on expenses (couple_id, spent_on, category, paid_by) include (amount, user_id, split_kind);
drop index expenses_by_day;
create index expenses_by_day on expenses (couple_id, spent_on desc, created_at desc, id desc);

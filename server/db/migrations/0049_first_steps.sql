-- When the member put the card of the first steps away; it is not shown again.
alter table users add column first_steps_put_away_at timestamptz;

-- Who put how much into a savings goal, and took how much out of it, when. What a goal holds is its own `current_amount`; what its
-- entries do not account for was saved before they were kept (decision 0075).
-- placement: savings_entries by couple_id
create table savings_entries (
  couple_id uuid not null references couples on delete cascade,
  id uuid not null,
  -- In the bin the goal's row is elsewhere: hence no key to it. They are deleted with it for good.
  goal_id uuid not null,
  -- Null once they have deleted their account.
  user_id uuid references users on delete set null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'reset')),
  -- Rupees; negative for what was taken out.
  amount numeric(12, 2) not null check ((kind = 'deposit') = (amount > 0) and amount <> 0),
  created_at timestamptz not null,
  primary key (couple_id, id)
);
create index savings_entries_of_goal on savings_entries (couple_id, goal_id, created_at desc, id desc) include (amount);
create index savings_entries_by_member on savings_entries (couple_id, user_id);
create index savings_entries_by_user on savings_entries (user_id);

insert into settings (key, value, description, category, updated_at) values
  ('max_savings_entries', '20000', 'Entries of savings goals that a member can make', 'thresholds', now());

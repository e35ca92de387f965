-- An invite code is good for 14 days: one that lies around in an old chat opens nothing.
alter table couples add column invite_code_expires_at timestamptz;
update couples set invite_code_expires_at = now() + interval '14 days';
alter table couples alter column invite_code_expires_at set not null;

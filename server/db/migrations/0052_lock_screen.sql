-- Whether a push may name what a reminder is about: it stands on the lock screen, where others read it.
alter table users add column names_reminders_on_lock_screen boolean not null default false;

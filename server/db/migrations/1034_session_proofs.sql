-- When the member last entered the password in this session, for calls that need a recent proof of identity.
alter table sessions add column password_at timestamptz;

-- The address that an unverified member has corrected theirs to. It takes the place of `email` once its code was typed: until then nothing
-- tells whether somebody else has it. Hence not unique.
alter table users add column pending_email text check (pending_email is null or not email_verified);

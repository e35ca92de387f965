-- Corrections of an address that were asked for without the password: the member corrects it again.
update users set pending_email = null where pending_email is not null;

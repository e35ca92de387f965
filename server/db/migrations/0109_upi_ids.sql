-- Where a member is paid by UPI, such as `riya@okbank`; the partner alone sees it.
alter table users add column upi_id text;

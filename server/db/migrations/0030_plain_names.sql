-- One name for one thing: a member's monthly quota, and how far a campaign has been sent.
alter type allowance_kind rename to quota_kind;
alter table campaigns rename column told to sent_count;
alter table campaigns rename column told_through to last_notified_id;
alter table subscriptions rename column is_end_told to is_end_notified;

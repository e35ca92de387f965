-- The record that a notification quotes: `memory:<id>`, or `memory:<id>:<comment's id>`. It is deleted for good with the record.
alter table notifications add column subject text;
create index notifications_by_subject on notifications (user_id, subject text_pattern_ops) where subject is not null;

-- Reading a nudge or its notification is one act. Nudges whose notification was read before count as read too.
update nudges set is_read = true, read_at = coalesce(read_at, now())
where not is_read and exists (
  select from notifications
  where notifications.user_id = nudges.to_user_id and once_key = 'nudge:' || nudges.id and notifications.is_read
);

-- When the receiver answered a nudge with a heart.
alter table nudges add column hearted_at timestamptz;

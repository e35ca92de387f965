-- Where the tables stand once the installation is distributed over several machines by Citus (decision 0063); a plain PostgreSQL
-- has them all in one place. Each table declares it in the migration that creates it; these are those of before.
--
-- Small, read with everything and changed seldom: a copy on every machine.
-- placement: users reference
-- placement: couples reference
-- placement: couple_members reference
-- placement: settings reference
-- placement: experiences reference
-- What a couple owns: one shard holds all of it.
-- placement: photos by couple_id
-- placement: memories by couple_id
-- placement: memory_photos by couple_id
-- placement: date_events by couple_id
-- placement: expenses by couple_id
-- placement: savings_goals by couple_id
-- placement: deleted_shared_records by couple_id
-- placement: couple_achievements by couple_id
-- placement: achievement_awards by couple_id
-- placement: couple_figures local
-- On the coordinator: found by other keys than the owner's, or by the panel alone.
-- placement: audit_log local
-- placement: authenticator_apps local
-- placement: calendar_feeds local
-- placement: campaign_pushes local
-- placement: campaigns local
-- placement: concierge_requests local
-- placement: contact_messages local
-- placement: daily_figures local
-- placement: date_preferences local
-- placement: deal_redemptions local
-- placement: deals local
-- placement: deleted_own_records local
-- placement: demo_seeding local
-- placement: discarded_files local
-- placement: email_codes local
-- placement: file_deletion_pauses local
-- placement: gift_card_orders local
-- placement: gift_cards local
-- placement: important_dates local
-- placement: insight_state local
-- placement: installation_keys local
-- placement: monthly_usage local
-- placement: notes local
-- placement: notifications local
-- placement: nudges local
-- placement: passkey_challenges local
-- placement: passkeys local
-- placement: payments local
-- placement: pilot_links local
-- placement: pilot_members local
-- placement: push_subscriptions local
-- placement: rate_limits local
-- placement: razorpay_events local
-- placement: recovery_codes local
-- placement: security_events local
-- placement: sessions local
-- placement: subscriptions local
-- placement: waitlist_entries local
-- placement: wallet_entries local
-- placement: wallets local
-- placement: warnings local

-- A row cannot change its shard, so records move by insertion and deletion, and no key cascades an update.
alter table memories drop constraint memories_couple_id_photo_id_fkey,
  add constraint memories_couple_id_photo_id_fkey foreign key (couple_id, photo_id) references photos (couple_id, id);
alter table memory_photos drop constraint memory_photos_couple_id_photo_id_fkey,
  add constraint memory_photos_couple_id_photo_id_fkey foreign key (couple_id, photo_id) references photos (couple_id, id);
alter table achievement_awards drop constraint achievement_awards_couple_id_achievement_id_fkey,
  add constraint achievement_awards_couple_id_achievement_id_fkey
    foreign key (couple_id, achievement_id) references couple_achievements on delete cascade;

-- Citus refuses identity columns.
create sequence wallet_entries_number as bigint;
select setval('wallet_entries_number', coalesce(max(number), 0) + 1, false) from wallet_entries;
alter table wallet_entries alter column number drop identity;
alter table wallet_entries alter column number set default nextval('wallet_entries_number');
alter sequence wallet_entries_number owned by wallet_entries.number;

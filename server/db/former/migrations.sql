-- The last migrations from before 1.0, for databases and backups whose history ends at number 0139 or later
-- (decision 0090). Each section is applied and recorded under its name unless it is recorded already. A section marked
-- `rows` can be repeated on the baseline: a restore applies it to the rows of an older backup.
--
-- Migrations that must be recorded already:
-- 0001_accounts 0002_couples 0003_files 0004_dates 0005_memories 0006_session_changes 0007_experiences 0008_settings
-- 0009_notifications 0010_finances 0011_notes 0012_important_dates 0013_push 0014_demo 0015_wallet 0016_audit
-- 0017_achievements 0019_deals 0020_subscriptions 0021_public_forms 0024_insights 0025_gift_cards 0026_campaigns
-- 0027_premium_orders 0028_counting_indexes 0029_counting_less 0030_plain_names 0031_kinds_and_parameters
-- 0032_experience_status_codes 0033_what_earns_coins 0034_second_factors 0035_invite_codes_expire 0036_backups
-- 0040_codes_by_browser 0041_invitations_per_address 0042_feed_tokens_hashed 0045_capacities 0046_consent
-- 0047_warnings 0048_security_log 0049_first_steps 0050_corrected_addresses 0051_nudge_hearts 0052_lock_screen
-- 0055_bin 0056_suggested_times 0057_memory_photos 0075_pilot_links 0076_photo_originals 0080_concierge
-- 0090_guarded_tables 0091_placement 0092_languages 0107_spent_on 0108_spent_on_in_the_bin 0109_upi_ids 0110_splits
-- 0111_balance 0112_max_settlements 0113_budgets 0114_savings_entries 0115_expense_sums 0116_expense_imports
-- 0117_imported_expenses 0120_daily_questions 0121_reactions_to_memories 0122_reactions_to_dates 0123_comments
-- 0124_premium_covers_partner 0130_idempotency_keys 0131_recurring_expenses 0132_receipts
-- 0137_notification_preferences 0138_mail_choices 0139_photo_hashes

-- 0144_year_books.sql
-- placement: year_books by couple_id
create table year_books (
  couple_id uuid not null references couples on delete cascade,
  year text not null check (year ~ '^\d{4}$'),
  id uuid not null,
  language text not null,
  state text not null check (state in ('waiting', 'making', 'ready', 'failed')),
  memories_done integer not null default 0,
  memories_total integer not null default 0,
  pages integer,
  bytes bigint,
  folder text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (couple_id, year),
  check ((state = 'ready') = (folder is not null))
);
create index year_books_by_age on year_books (updated_at);

-- 0145_held_pushes_outlive_browsers.sql
alter table held_pushes drop constraint held_pushes_user_id_subscription_id_fkey;
alter table held_pushes drop constraint held_pushes_user_id_notification_id_fkey;
alter table held_pushes add constraint held_pushes_user_id_fkey foreign key (user_id) references users on delete cascade;
drop index held_pushes_by_notification;

-- 0146_bound_challenges.sql
-- Existing challenges have no session and serve signing in only.
create type challenge_purpose as enum ('sign_in', 'step_up', 'add_passkey');
alter table passkey_challenges
  add column purpose challenge_purpose not null default 'sign_in',
  add column user_id uuid,
  add column session_id uuid,
  add column had_second_step boolean,
  add column proved_at timestamptz;
alter table passkey_challenges
  add constraint passkey_challenges_user_id_fkey foreign key (user_id) references users on delete cascade;
alter table passkey_challenges
  add constraint passkey_challenges_session_id_fkey foreign key (session_id) references sessions on delete cascade;
alter table passkey_challenges add constraint passkey_challenges_bound
  check ((purpose = 'sign_in') = (user_id is null) and (user_id is null) = (session_id is null));
alter table passkey_challenges add constraint passkey_challenges_proved
  check ((purpose = 'add_passkey') = (proved_at is not null) and (proved_at is null) = (had_second_step is null));
create index passkey_challenges_by_user on passkey_challenges (user_id);
create index passkey_challenges_by_session on passkey_challenges (session_id);

-- 0147_proved_apps.sql
-- Null for an app whose setup has begun: it must be begun again.
alter table authenticator_apps
  add column session_id uuid,
  add column had_second_step boolean,
  add column proved_at timestamptz;

-- 0148_reset_tickets.sql
-- placement: reset_tickets local
create table reset_tickets (
  user_id uuid primary key references users on delete cascade,
  ticket_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
alter table recovery_codes add column created_at timestamptz;

-- 0149_unproved_corrections.sql rows
-- Drops corrections of an address that were requested without the password; the member corrects it again.
update users set pending_email = null where pending_email is not null;

-- 0150_deleted_records_by_kind.sql
alter table deleted_shared_records drop constraint deleted_shared_records_pkey;
alter table deleted_shared_records add constraint deleted_shared_records_pkey primary key (couple_id, kind, id);

-- 0151_deleted_own_records_by_kind.sql
alter table deleted_own_records drop constraint deleted_own_records_pkey;
alter table deleted_own_records add constraint deleted_own_records_pkey primary key (user_id, kind, id);

-- 0152_photo_copies.sql
alter table photos add column shares_folder boolean not null default false;
create index photos_sharing on photos (folder) where shares_folder;

-- 0153_notification_subjects.sql
alter table notifications add column subject text;
create index notifications_by_subject on notifications (user_id, subject text_pattern_ops) where subject is not null;

-- 0154_former_balance.sql
alter table money_splitting add column former_since date;

-- 0155_idempotency_references.sql rows
-- Reduces stored results to the ids, which answer a repeated call as well.
update idempotency_keys
  set result = json_build_object('result', json_strip_nulls(json_build_object('id', coalesce(
    result::json #>> '{result,result,id}',
    result::json #>> '{result,result,memory,id}',
    -- The address of an uploaded photo has its id.
    substring(result::json #>> '{result,result,imageUrl}' from '/photos/([0-9a-f-]{36})')
  ))))::text
  where result is not null;
create index if not exists idempotency_keys_newest on idempotency_keys (user_id, created_at desc);

-- 0160_search_fold.sql
create function search_fold(words text) returns text language sql immutable parallel safe
return case
  when octet_length(words) = length(words) then lower(words)
  else translate(
    normalize(lower(words), nfkd),
    U&'\0901\0A81\093C\0ABC\200C\200D\0300\0301\0302\0303\0304\0308\030A\030C\0323\0327',
    U&'\0902\0A82')
end;

create function search_words(words text[]) returns text language sql immutable parallel safe
return array_to_string(words, E'\n');

-- 0161_expenses_search_text.sql
alter table expenses
  add column search_text text generated always as (search_fold(title || E'\n' || coalesce(description, ''))) stored;

-- 0162_memories_search_text.sql
alter table memories add column search_text text generated always as (
  search_fold(title || E'\n' || coalesce(description, '') || E'\n' || coalesce(search_words(tags), ''))
) stored;

-- 0163_notes_search_text.sql
alter table notes add column search_text text generated always as (search_fold(title || E'\n' || content)) stored;

-- 0170_imported_settlements.sql
alter table settlements add column import_id uuid;
create index settlements_by_import on settlements (couple_id, import_id) where import_id is not null;

-- 0171_import_fingerprints.sql
alter table expense_imports
  add column fingerprints text[] not null default '{}',
  add column settlement_count integer not null default 0;
alter table expense_imports drop constraint expense_imports_count_check;
alter table expense_imports add constraint expense_imports_counts
  check (count >= 0 and settlement_count >= 0 and count + settlement_count > 0) not valid;

-- 1000_schema
-- Applied when the history is complete: the last difference to a new database.
alter table expense_imports validate constraint expense_imports_counts;

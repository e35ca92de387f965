-- Forms of the public pages: the waitlist and messages.

create type relationship_stage as enum ('dating', 'engaged', 'married', 'long-term');
create type referral_source as enum
  ('social-media', 'friend-referral', 'search-engine', 'advertisement', 'blog-article', 'other');
create type waitlist_status as enum ('pending', 'contacted', 'approved');

-- placement: waitlist_entries local
create table waitlist_entries (
  id uuid primary key,
  partner1_name text not null,
  partner2_name text not null,
  email text not null,
  phone text not null,
  city text not null,
  relationship_stage relationship_stage,
  interests text,
  referral_source referral_source,
  status waitlist_status not null default 'pending',
  -- The language of later mails.
  language reading_language not null default 'en',
  -- SHA-256 of all fields: sending the same entry twice, even at once, makes one.
  fingerprint bytea not null,
  created_at timestamptz not null
);
create unique index waitlist_entries_fingerprint on waitlist_entries (fingerprint);
create index waitlist_entries_created_at on waitlist_entries (created_at, id);
create index waitlist_entries_city on waitlist_entries (city, created_at, id);
create index waitlist_entries_status on waitlist_entries (status, created_at, id);
create index waitlist_entries_stage on waitlist_entries (relationship_stage, created_at, id);
create index waitlist_entries_email on waitlist_entries (lower(email), created_at);
-- The panel's figures are counted from this index alone.
create index waitlist_entries_figures on waitlist_entries (city, status, relationship_stage);
create index waitlist_entries_search on waitlist_entries using gin
  (lower(partner1_name || ' ' || partner2_name || ' ' || email || ' ' || phone) gin_trgm_ops);

create type contact_category as enum
  ('general', 'support', 'partnership', 'feedback', 'media', 'investment', 'careers');

-- placement: contact_messages local
create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text,
  subject text not null,
  category contact_category not null,
  message text not null,
  city text,
  fingerprint bytea not null,
  answered_at timestamptz,
  created_at timestamptz not null
);
-- The same message is stored again only after the first was answered.
create unique index contact_messages_fingerprint on contact_messages (fingerprint) where answered_at is null;
create index contact_messages_created_at on contact_messages (created_at, id);
create index contact_messages_waiting on contact_messages (created_at, id) where answered_at is null;
create index contact_messages_answered on contact_messages (created_at, id) where answered_at is not null;
create index contact_messages_forgotten on contact_messages (answered_at) where answered_at is not null;
create index contact_messages_category on contact_messages (category, created_at, id);
create index contact_messages_email on contact_messages (lower(email), created_at);
create index contact_messages_search on contact_messages using gin
  (lower(name || ' ' || email || ' ' || subject) gin_trgm_ops);

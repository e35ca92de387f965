-- placement: reset_tickets local
-- Lets the member who has reset the password remove ways to sign in that were added lately; one for the latest reset.
create table reset_tickets (
  user_id uuid primary key references users on delete cascade,
  -- A keyed hash of the ticket.
  ticket_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Null for codes of the version before.
alter table recovery_codes add column created_at timestamptz;

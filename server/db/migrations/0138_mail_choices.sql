-- Addresses that take mails about their account alone: keyed hashes, for not all of them have one (decision 0091).
-- placement: unsubscribed_addresses local
create table unsubscribed_addresses (
  address_hash bytea primary key,
  created_at timestamptz not null
);

-- Premium members among a million, by name or address: without these the whole list is walked until some are found.
create index users_premium_by_name on users (lower(first_name || ' ' || last_name), id) where premium_until is not null;
create index users_premium_by_email on users (lower(email), id) where premium_until is not null;

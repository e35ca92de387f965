-- A code for a new password belongs to the browser that asked for it, so that one member can have several: no stranger's guess counts on
-- the owner's, and none replaces it. The mail's link is good in any browser. Codes and links are kept as HMAC with the server's secret.
delete from email_codes;
alter table email_codes
  -- Empty for a code that the member's session binds.
  add column browser_hash bytea not null default '',
  add column link_hash bytea unique,
  drop constraint email_codes_pkey,
  add primary key (user_id, purpose, browser_hash);

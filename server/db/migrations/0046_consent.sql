-- Which version of the terms and the privacy notice a member accepted, beside the time (accepted_terms_at).
alter table users add column accepted_terms_version text;
update users set accepted_terms_version = '2026-11' where accepted_terms_at is not null;

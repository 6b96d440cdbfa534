-- When a content of a marketing spot is shown, in milliseconds since 1970. Null: from the start, or without an end.
alter table espot_content add column starts_at bigint;
alter table espot_content add column ends_at bigint;

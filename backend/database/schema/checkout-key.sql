-- The key for placing the order that Review shows, and a hash of what the key is for. See docs/checkout.md. [ORD-01]
alter table checkout add column placing_key text;
alter table checkout add column placing_hash text;

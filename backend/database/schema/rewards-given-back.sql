-- What was given back of a reward, in cents, because the shop did not deliver what it was used for. See docs/orders.md.
-- [ORD-05] [RWD-04]
alter table order_adjustment add column given_back_cents integer not null default 0 check (given_back_cents >= 0);

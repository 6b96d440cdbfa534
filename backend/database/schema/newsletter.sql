-- The addresses that get the newsletter. [FTR-03]
create table newsletter_address (
  -- Lower case.
  email text not null primary key,
  -- The account that asked; null for guests.
  shopper_id integer references shopper (shopper_id) on delete cascade,
  subscribed_at bigint not null
);
create index newsletter_address_by_shopper on newsletter_address (shopper_id);

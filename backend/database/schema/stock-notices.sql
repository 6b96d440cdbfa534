-- Who wants one mail when a product is in stock again, online or in a store. The row is deleted with the mail. [ACC-06]
create table stock_notice (
  notice_id integer not null primary key autoincrement,
  -- Lower case.
  email text not null,
  -- The account that asked; null for guests.
  shopper_id integer references shopper (shopper_id) on delete cascade,
  sku_id text not null,
  part_number text not null,
  -- 'online' or a store id.
  location text not null,
  asked_at bigint not null,
  -- When its stock was last looked at.
  checked_at bigint not null,
  constraint stock_notice_key unique (email, sku_id, location)
);
create index stock_notice_by_check on stock_notice (checked_at);
create index stock_notice_by_shopper on stock_notice (shopper_id);
create index stock_notice_by_age on stock_notice (asked_at);

-- The address at which a mail's receiver takes it back with one click, sealed; null for mail without one.
alter table mail add column unsubscribe text;

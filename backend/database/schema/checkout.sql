-- The state of a checkout, on the pending order until it is placed, and items saved for later.

-- A line of a store is picked up there or brought from there on the same day.
alter table order_item add column fulfilment text not null default 'ship' check (fulfilment in ('ship', 'pickup', 'same-day'));
update order_item set fulfilment = 'pickup' where physical_store_id <> '';

-- What the shopper has entered so far. Columns are null until then. A card is known by its token at the provider.
create table checkout (
  order_id integer not null primary key references orders (order_id) on delete cascade,
  email text,
  phone text,
  delivery_address_id integer references address (address_id) on delete set null,
  billing_address_id integer references address (address_id) on delete set null,
  delivery_day text,
  tip_cents integer not null default 0 check (tip_cents >= 0),
  payment_id text,
  payment_kind text check (payment_kind in ('card', 'saved', 'petco-pay', 'paypal')),
  payment_token text,
  payment_brand text,
  payment_last_four text,
  payment_expire_month integer,
  payment_expire_year integer,
  saves_card integer not null default 0,
  updated_at bigint not null
);
create index checkout_by_delivery_address on checkout (delivery_address_id);
create index checkout_by_billing_address on checkout (billing_address_id);

create table saved_item (
  saved_item_id integer not null primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  sku_id text not null,
  part_number text not null,
  quantity integer not null check (quantity between 1 and 99),
  saved_at bigint not null,
  constraint saved_item_key unique (shopper_id, sku_id)
);
insert into sqlite_sequence (name, seq) values ('saved_item', 920000);

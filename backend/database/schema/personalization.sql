-- Products with a text of the shopper's on them, such as ID tags. See docs/orders.md. [PRO-08]

-- How a product is personalised; null for all others.
alter table product add column personalization text check (personalization in ('tag', 'collar'));

-- A line is one of its SKU, place and text: two texts are two lines. The text is JSON, and empty for all other products.
create table order_item_with_text (
  order_item_id integer not null primary key autoincrement,
  order_id integer not null references orders (order_id) on delete cascade,
  sku_id text not null,
  part_number text not null,
  quantity integer not null check (quantity between 1 and 99),
  physical_store_id text not null default '',
  added_at bigint not null,
  fulfilment text not null default 'ship' check (fulfilment in ('ship', 'pickup', 'same-day')),
  most_cents integer,
  personalization text not null default '',
  constraint order_item_line unique (order_id, sku_id, physical_store_id, personalization)
);
insert into order_item_with_text
  (order_item_id, order_id, sku_id, part_number, quantity, physical_store_id, added_at, fulfilment, most_cents)
  select order_item_id, order_id, sku_id, part_number, quantity, physical_store_id, added_at, fulfilment, most_cents
  from order_item;
-- Ids go on where they were: those of removed lines belong to placed orders.
delete from sqlite_sequence where name = 'order_item_with_text';
insert into sqlite_sequence (name, seq)
  select 'order_item_with_text', seq from sqlite_sequence where name = 'order_item';
drop table order_item;
alter table order_item_with_text rename to order_item;

alter table order_line add column personalization text not null default '';

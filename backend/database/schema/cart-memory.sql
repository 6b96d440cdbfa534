-- What a cart remembers of a product, and who picks an order up. See docs/orders.md and docs/checkout.md. [CHK-07] [CHK-01]

-- The product's name when it was added: a product that leaves the catalogue is still known by it. Empty in older rows of
-- products that are gone already.
alter table order_item add column description text not null default '';
alter table saved_item add column description text not null default '';
update order_item set description = coalesce(
  (select product.name from sku join product on product.id = sku.product_id where sku.id = order_item.sku_id), '');
update saved_item set description = coalesce(
  (select product.name from sku join product on product.id = sku.product_id where sku.id = saved_item.sku_id), '');

-- The price of a piece when it was added, so that the shopper is told of another one. Null when it is not known.
alter table order_item add column added_cents integer;

-- Who picks up what is picked up in a store. Null until it is entered; empty for orders without a pickup.
alter table checkout add column pickup_first_name text;
alter table checkout add column pickup_last_name text;
alter table placed_order add column pickup_first_name text not null default '';
alter table placed_order add column pickup_last_name text not null default '';

-- How a saved item reached the shopper while it was in the cart, as in order_item, so that it goes back the same way. [CHK-10]
alter table saved_item add column fulfilment text not null default 'ship' check (fulfilment in ('ship', 'pickup', 'same-day'));
alter table saved_item add column physical_store_id text not null default '';

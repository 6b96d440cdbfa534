-- Why the shop cancelled a shipment, 'UNAVAILABLE' or 'PAYMENT_ENDED', and what it told the shopper in its own words; null
-- when the shopper did, or nobody. [ORD-05]
alter table shipment add column shop_cancelled text;
alter table shipment add column shop_cancel_reason text not null default '';

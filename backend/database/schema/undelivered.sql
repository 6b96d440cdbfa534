-- Whether a return is of a shipment that never reached the shopper: the warehouse or the store opened it, and its reason
-- does not count. [ORD-06]
alter table order_return add column is_undelivered integer not null default 0;

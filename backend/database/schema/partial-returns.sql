-- Returns of which pieces arrive in several parcels: what has arrived is a return of its own, with the fulfilment side's key
-- of that receipt, and the rest stays open. See docs/orders.md. [ORD-05] [ORD-06]
alter table order_return add column receipt_key text check (length(receipt_key) between 1 and 64);
-- The return from which the part was taken; its number is on the slip. One parcel may hold pieces of several returns.
alter table order_return add column received_of integer;
create unique index order_return_once_received on order_return (received_of, receipt_key);

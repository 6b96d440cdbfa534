-- Whether the payment of an order can be captured only once, with the last shipment; and what of its shipments is left out
-- of that capture, because the pieces were returned before. [PAY-06]
alter table order_payment add column is_captured_once integer not null default 0;
alter table order_payment add column waived_cents integer not null default 0;
-- The part of it that is of one return.
alter table order_return add column waived_cents integer not null default 0;

-- Of orders placed before, the authorisation is not stored. PayPal is captured once; so is a card of which a capture was
-- carried out with nothing taken by it.
update order_payment set is_captured_once = 1
where kind = 'paypal' or (captured_cents = 0 and exists (
  select 1 from payment_operation
  where payment_operation.order_id = order_payment.order_id and payment_operation.kind = 'capture'
    and amount_cents > 0 and done_at is not null and dead_at is null
));

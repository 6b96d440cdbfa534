-- When the authorisation of an order ended before everything had left: what is left cannot be captured. [PAY-06]
alter table order_payment add column ended_at bigint;

-- What each line had of a discount: JSON of positive cents by the line's id; empty for discounts of shipping, and for
-- orders that were placed before this column existed. See docs/orders.md. [ORD-05]
alter table order_adjustment add column line_shares text not null default '';

-- Placing orders exactly once, placed orders, and the work that follows them. See docs/orders.md. [ORD-01] [PAY-06]

-- One attempt to place an order, by the key of the shopper's page, which precheckout made. It has no foreign key to the
-- order: it outlives a cart that is deleted while the payment is under way, because the payment must then be released.
create table order_attempt (
  attempt_key text not null primary key check (length(attempt_key) between 16 and 64),
  order_id integer not null,
  shopper_id integer not null,
  signed_in integer not null check (signed_in in (0, 1)),
  state text not null check (state in ('authorising', 'authenticating', 'placed', 'refused', 'unavailable', 'abandoned')),
  cart_hash text not null,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null,
  payment_kind text check (payment_kind in ('card', 'saved', 'petco-pay', 'paypal')),
  payment_token text,
  payment_brand text,
  payment_last_four text,
  customer_id text,
  saves_card integer not null default 0,
  return_url text not null,
  provider_payment_id text,
  authenticate_url text,
  refusal text,
  issued_at bigint not null,
  updated_at bigint not null,
  leased_until bigint not null
);
create unique index one_open_attempt on order_attempt (order_id) where state in ('authorising', 'authenticating');
create index ended_attempts on order_attempt (updated_at) where state in ('refused', 'unavailable', 'abandoned');
create index open_attempts on order_attempt (leased_until) where state in ('authorising', 'authenticating');
create index order_attempt_of_payment on order_attempt (provider_payment_id);

-- What was sold, as it was sold: nothing in it follows the catalogue.
create table placed_order (
  order_id integer not null primary key references orders (order_id),
  attempt_key text not null unique references order_attempt (attempt_key),
  email text not null,
  email_key text not null,
  phone text not null,
  signed_in integer not null,
  currency text not null,
  product_cents integer not null check (product_cents >= 0),
  adjustment_cents integer not null check (adjustment_cents <= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  tip_cents integer not null check (tip_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  delivery_day text,
  placed_at bigint not null,
  constraint placed_order_total check (total_cents = product_cents + adjustment_cents + shipping_cents + tax_cents + tip_cents)
);
create index placed_order_by_time on placed_order (placed_at);

create table order_address (
  order_id integer not null references placed_order (order_id) on delete cascade,
  purpose text not null check (purpose in ('shipping', 'billing')),
  first_name text not null,
  last_name text not null,
  line1 text not null,
  line2 text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  country text not null,
  phone text not null,
  constraint order_address_key primary key (order_id, purpose)
);

-- The part of an order that leaves one place at one time. Its status is a letter of the platform.
create table shipment (
  shipment_id integer not null primary key autoincrement,
  order_id integer not null references placed_order (order_id) on delete cascade,
  kind text not null check (kind in ('ship', 'pickup', 'same-day')),
  store_id text not null default '',
  store_name text not null default '',
  vendor text not null default '',
  mode_id text not null,
  mode_code text not null,
  mode_description text not null,
  promised_on text not null,
  status text not null check (status in ('F', 'G', 'S', 'D', 'X', 'K')),
  shipping_cents integer not null check (shipping_cents >= 0),
  shipping_adjustment_cents integer not null check (shipping_adjustment_cents <= 0),
  tip_cents integer not null check (tip_cents >= 0),
  tax_state text not null default '',
  tax_rate integer not null default 0,
  points integer not null default 0,
  carrier text,
  tracking_number text,
  packed_at bigint,
  left_at bigint,
  delivered_at bigint
);
create index shipment_of_order on shipment (order_id);
create index shipment_by_status on shipment (status, shipment_id);
insert into sqlite_sequence (name, seq) values ('shipment', 950000);

create table order_line (
  order_line_id integer not null primary key,
  order_id integer not null references placed_order (order_id) on delete cascade,
  shipment_id integer not null references shipment (shipment_id),
  sku_id text not null,
  part_number text not null,
  quantity integer not null check (quantity > 0),
  cancelled integer not null default 0 check (cancelled >= 0),
  returned integer not null default 0 check (returned >= 0),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  adjustment_cents integer not null check (adjustment_cents <= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  description text not null,
  thumbnail text not null,
  product_url text not null,
  brand text not null,
  department text not null,
  size text not null,
  flavor text not null,
  is_frozen integer not null default 0,
  vendor text not null default '',
  constraint order_line_pieces check (cancelled + returned <= quantity)
);
create index order_line_of_order on order_line (order_id);
create index order_line_of_shipment on order_line (shipment_id);
create index order_line_of_sku on order_line (sku_id);

create table order_adjustment (
  order_id integer not null references placed_order (order_id) on delete cascade,
  position integer not null,
  code text not null,
  description text not null,
  usage text not null,
  amount_cents integer not null check (amount_cents <= 0),
  constraint order_adjustment_key primary key (order_id, position)
);

create table order_payment (
  order_id integer not null primary key references placed_order (order_id) on delete cascade,
  provider_payment_id text not null unique,
  kind text not null check (kind in ('card', 'saved', 'petco-pay', 'paypal')),
  brand text not null,
  last_four text not null,
  authorised_cents integer not null check (authorised_cents > 0),
  captured_cents integer not null default 0,
  refunded_cents integer not null default 0,
  constraint order_payment_bounds check (captured_cents between 0 and authorised_cents and refunded_cents between 0 and captured_cents)
);

-- Captures, cancellations and refunds of one payment are sent one after the other, in the order of their ids.
create table payment_operation (
  operation_id integer not null primary key autoincrement,
  operation_key text not null unique,
  order_id integer not null references order_payment (order_id) on delete cascade,
  kind text not null check (kind in ('capture', 'cancel', 'refund')),
  amount_cents integer not null check (amount_cents >= 0),
  before_cents integer not null check (before_cents >= 0),
  is_last integer not null default 0,
  issued_at bigint not null,
  attempts integer not null default 0,
  next_try_at bigint not null,
  done_at bigint,
  dead_at bigint,
  problem text
);
create index payment_operation_of_order on payment_operation (order_id, operation_id);
create index payment_operation_dead on payment_operation (dead_at) where dead_at is not null;
create index payment_operation_waiting on payment_operation (next_try_at) where done_at is null and dead_at is null;

-- Messages to other systems, written in the transaction that they are about. `next_try_at` is also the lease of a worker.
create table outbox (
  outbox_id integer not null primary key autoincrement,
  kind text not null,
  order_id integer,
  body text not null,
  queued_at bigint not null,
  attempts integer not null default 0,
  next_try_at bigint not null,
  done_at bigint,
  dead_at bigint,
  problem text
);
create index outbox_dead on outbox (dead_at) where dead_at is not null;
create index outbox_waiting on outbox (next_try_at) where done_at is null and dead_at is null;
create index outbox_by_end on outbox (done_at);

create table order_event (
  event_id integer not null primary key autoincrement,
  order_id integer not null references placed_order (order_id) on delete cascade,
  shipment_id integer references shipment (shipment_id),
  kind text not null check (kind in ('PLACED', 'PACKED', 'SHIPPED', 'READY', 'DELIVERED', 'PICKED_UP', 'CANCELLED', 'RETURNED')),
  at bigint not null
);
create index order_event_of_order on order_event (order_id);
create index order_event_of_shipment on order_event (shipment_id);

create table order_return (
  return_id integer not null primary key autoincrement,
  order_id integer not null references placed_order (order_id) on delete cascade,
  shipment_id integer not null references shipment (shipment_id),
  reason text not null check (reason in ('DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'PET_DISLIKES', 'NO_LONGER_NEEDED')),
  status text not null check (status in ('OPEN', 'RECEIVED')),
  refund_cents integer not null check (refund_cents >= 0),
  points_taken integer not null default 0,
  opened_at bigint not null,
  received_at bigint
);
create index order_return_of_order on order_return (order_id);
create index order_return_of_shipment on order_return (shipment_id);
insert into sqlite_sequence (name, seq) values ('order_return', 970000);

create table order_return_line (
  return_id integer not null references order_return (return_id) on delete cascade,
  order_line_id integer not null references order_line (order_line_id),
  quantity integer not null check (quantity > 0),
  constraint order_return_line_key primary key (return_id, order_line_id)
);
create index order_return_line_of_line on order_return_line (order_line_id);

-- Events of the payment provider that were taken in; a repetition is recognised by its id.
create table provider_event (
  event_id text not null primary key,
  received_at bigint not null
);
create index provider_event_by_time on provider_event (received_at);

-- The provider's customer of an account, who can have saved cards.
create table payment_customer (
  shopper_id integer not null primary key references shopper (shopper_id) on delete cascade,
  customer_id text not null unique,
  created_at bigint not null
);

-- Repeat deliveries: plans, and the orders that they place. See docs/repeat-delivery.md. [RPD-03]

-- Dates are days of the shop's time zone, as YYYY-MM-DD. `version` grows with every change; a job is for one version.
create table repeat_plan (
  plan_id integer not null primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  status text not null check (status in ('active', 'paused', 'cancelled')),
  pause_reason text check (pause_reason in ('shopper', 'payment', 'address', 'phone', 'amount', 'gone')),
  cancel_reason text,
  unit text not null check (unit in ('week', 'month')),
  every integer not null check (every between 1 and 12),
  next_date text not null,
  anchor_day integer not null check (anchor_day between 1 and 31),
  address_id integer references address (address_id) on delete set null,
  wallet_id integer references wallet_card (wallet_id) on delete set null,
  reminded_for text,
  told_total_cents integer,
  said_waiting integer not null default 0 check (said_waiting in (0, 1)),
  placed integer not null default 0,
  declines integer not null default 0,
  retry_at bigint,
  version integer not null default 1,
  before text,
  created_at bigint not null,
  updated_at bigint not null
);
create index repeat_plan_of_shopper on repeat_plan (shopper_id, plan_id);
create index repeat_plan_of_address on repeat_plan (address_id);
create index repeat_plan_of_card on repeat_plan (wallet_id);
insert into sqlite_sequence (name, seq) values ('repeat_plan', 960000);

-- What a plan delivers, with what is needed to offer another product when it is gone, and the price of one piece that the shopper was told last.
create table repeat_line (
  plan_id integer not null references repeat_plan (plan_id) on delete cascade,
  sku_id text not null,
  part_number text not null,
  product_id text not null,
  category_id text not null,
  description text not null,
  quantity integer not null check (quantity between 1 and 99),
  told_cents integer not null check (told_cents >= 0),
  position integer not null,
  constraint repeat_line_key primary key (plan_id, sku_id)
);

-- The order of a plan and a date. It is pending, as a cart is, until it is placed.
create table repeat_due (
  plan_id integer not null references repeat_plan (plan_id) on delete cascade,
  due_on text not null,
  order_id integer not null unique references orders (order_id) on delete cascade,
  is_first integer not null check (is_first in (0, 1)),
  attempt integer not null default 1,
  constraint repeat_due_key primary key (plan_id, due_on)
);

create table repeat_event (
  event_id integer not null primary key autoincrement,
  plan_id integer not null references repeat_plan (plan_id) on delete cascade,
  kind text not null,
  detail text,
  order_id integer,
  at bigint not null
);
create index repeat_event_of_plan on repeat_event (plan_id, event_id);

-- The most that a piece of a repeat delivery may cost: what the shopper was told. Null in carts.
alter table order_item add column most_cents integer;

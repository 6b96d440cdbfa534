-- Gift cards, which pay for orders before the card does. See docs/payments.md. [PAY-05]

-- Number and PIN are stored as keyed hashes only. Money is integer cents.
create table gift_card (
  gift_card_id integer not null primary key autoincrement,
  number_hash text not null unique,
  pin_hash text not null,
  last_four text not null check (length(last_four) = 4),
  balance_cents integer not null check (balance_cents >= 0),
  currency text not null,
  is_active integer not null default 1 check (is_active in (0, 1)),
  issued_at bigint not null
);
insert into sqlite_sequence (name, seq) values ('gift_card', 980000);

-- The gift cards that a pending order is to be paid with, in the order in which they were applied.
create table checkout_gift_card (
  application_id integer not null primary key autoincrement,
  order_id integer not null references orders (order_id) on delete cascade,
  gift_card_id integer not null references gift_card (gift_card_id),
  applied_at bigint not null,
  constraint checkout_gift_card_key unique (order_id, gift_card_id)
);
create index checkout_gift_card_of_card on checkout_gift_card (gift_card_id);

-- What a placed order took from a gift card, and what went back: for cancelled pieces, and for returned ones.
create table order_gift (
  order_id integer not null references placed_order (order_id) on delete cascade,
  position integer not null,
  gift_card_id integer not null references gift_card (gift_card_id),
  last_four text not null,
  spent_cents integer not null check (spent_cents > 0),
  remaining_cents integer not null check (remaining_cents >= 0),
  cancelled_cents integer not null default 0 check (cancelled_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  constraint order_gift_key primary key (order_id, gift_card_id),
  constraint order_gift_bounds check (cancelled_cents + refunded_cents <= spent_cents)
);
create index order_gift_of_card on order_gift (gift_card_id);

-- Every change of a balance. The entries of a card add up to its balance.
create table gift_card_entry (
  entry_id integer not null primary key autoincrement,
  gift_card_id integer not null references gift_card (gift_card_id),
  kind text not null check (kind in ('issued', 'spent', 'cancelled', 'refunded')),
  order_id integer,
  amount_cents integer not null,
  at bigint not null
);
create index gift_card_entry_of_card on gift_card_entry (gift_card_id);

-- The rewards programme and the store card. [RWD-05] [PCC-01]

create table pals_member (
  shopper_id integer not null primary key references shopper (shopper_id) on delete cascade,
  pals_number text not null unique,
  member_since text not null,
  points integer not null default 0,
  phone text
);
create unique index one_member_per_phone on pals_member (phone);

create table pals_coupon (
  coupon_no text not null primary key,
  shopper_id integer not null references pals_member (shopper_id) on delete cascade,
  amount_cents integer not null,
  expires_on text not null,
  push_status text not null default '',
  load_due_at bigint,
  load_attempts integer not null default 0,
  spent_at bigint
);
create index pals_coupon_of_member on pals_coupon (shopper_id);

create table pals_in_store_member (
  pals_number text not null primary key,
  member_since text not null,
  points integer not null,
  claimed_by integer references shopper (shopper_id) on delete set null,
  is_demo integer not null default 0
);
create index pals_claimed_by on pals_in_store_member (claimed_by);

-- Each reason for points counts once, even when it is reported again.
create table pals_award (
  shopper_id integer not null references pals_member (shopper_id) on delete cascade,
  reason text not null,
  points integer not null check (points >= 0),
  awarded_at bigint not null,
  constraint pals_award_key primary key (shopper_id, reason)
);

-- A coupon is on one order at most.
create table order_coupon (
  coupon_no text not null primary key references pals_coupon (coupon_no) on delete cascade,
  order_id integer not null references orders (order_id) on delete cascade,
  added_at bigint not null
);
create index order_coupon_of_order on order_coupon (order_id);

create table card_prescreen (
  shopper_id integer not null primary key references shopper (shopper_id) on delete cascade,
  prescreen_id text not null unique,
  expires_at bigint not null
);

-- One decision per call, even when it is sent again.
create table card_application (
  application_id integer not null primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  call_id text not null,
  result text not null check (result in ('APPROVED', 'DECLINED', 'PENDING', 'EXISTING', 'ERROR')),
  income_band text not null,
  prescreened integer not null,
  decided_at bigint not null,
  constraint card_application_call unique (shopper_id, call_id)
);
insert into sqlite_sequence (name, seq) values ('card_application', 60000);

create table card_account (
  shopper_id integer not null primary key references shopper (shopper_id) on delete cascade,
  token text not null unique,
  last_four text not null,
  expire_month integer not null,
  expire_year integer not null,
  points integer not null default 0,
  approved_at bigint not null,
  enrolled_at bigint,
  first_purchase_order_id integer references orders (order_id)
);

create table wallet_card (
  wallet_id integer not null primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  card_type text not null,
  token text not null,
  last_four text not null,
  expire_month integer not null,
  expire_year integer not null,
  is_default integer not null default 0,
  is_temporary integer not null default 0,
  added_at bigint not null,
  constraint wallet_card_token unique (shopper_id, token)
);
create unique index one_temporary_card on wallet_card (shopper_id) where is_temporary = 1;
insert into sqlite_sequence (name, seq) values ('wallet_card', 30000);

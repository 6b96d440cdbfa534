-- Shoppers and sessions, orders, promotions, configuration, content, mail and the audit trail.

create table shopper (
  shopper_id integer not null primary key autoincrement,
  kind text not null check (kind in ('G', 'R')),
  logon_id text unique,
  password_hash text,
  personalization_id text not null,
  first_name text,
  last_name text,
  email text,
  phone text,
  status text not null default 'Enabled',
  preferred_store_id text,
  claimed_pals_number text,
  vital_care integer not null default 0,
  is_partner integer not null default 0,
  created_at bigint not null,
  registered_at bigint,
  email_proved_at bigint,
  is_demo integer not null default 0
);
insert into sqlite_sequence (name, seq) values ('shopper', 700000);

create table address (
  address_id integer not null primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  nick_name text not null,
  address_type text not null,
  is_self integer not null,
  is_primary integer not null,
  first_name text,
  last_name text,
  line1 text not null default '',
  line2 text not null default '',
  city text not null default '',
  state text not null default '',
  zip_code text not null default '',
  country text not null default 'US',
  phone text,
  email text,
  constraint address_nick_name unique (shopper_id, nick_name)
);
insert into sqlite_sequence (name, seq) values ('address', 800000);

create table session (
  session_id text not null primary key,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  activity_hash text not null unique,
  trusted_hash text not null unique,
  persistent_hash text not null unique,
  remember_me integer not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint,
  ended_at bigint
);
create index session_of_shopper on session (shopper_id);
create index session_by_use on session (last_seen_at);

create table logon_attempt (
  logon_key text not null primary key,
  failures integer not null,
  locked_until bigint,
  updated_at bigint not null
);

create table server_secret (
  name text not null primary key,
  value text not null
);

-- A cart is an order that is not placed yet.
create table orders (
  order_id integer not null primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id),
  status text not null,
  ship_mode_id text not null default '11',
  created_at bigint not null,
  updated_at bigint not null
);
create unique index one_cart_per_shopper on orders (shopper_id) where status = 'P';
create index orders_of_shopper on orders (shopper_id, created_at);
insert into sqlite_sequence (name, seq) values ('orders', 900000);

-- One line per SKU and delivery or pickup store, also under concurrency.
create table order_item (
  order_item_id integer not null primary key autoincrement,
  order_id integer not null references orders (order_id) on delete cascade,
  sku_id text not null,
  part_number text not null,
  quantity integer not null check (quantity between 1 and 99),
  physical_store_id text not null default '',
  added_at bigint not null,
  constraint order_item_line unique (order_id, sku_id, physical_store_id)
);
insert into sqlite_sequence (name, seq) values ('order_item', 910000);

create table promotion (
  code text not null primary key,
  promotion_id text not null unique,
  description text not null,
  kind text not null check (kind in ('percent', 'amount', 'shipping')),
  value integer not null,
  min_subtotal_cents integer not null,
  department text,
  starts_at bigint not null,
  ends_at bigint
);

create table order_promotion (
  order_id integer not null references orders (order_id) on delete cascade,
  code text not null references promotion (code),
  added_at bigint not null,
  constraint order_promotion_key primary key (order_id, code)
);

create table store_conf (
  key text not null primary key,
  value text not null
);

create table espot (
  name text not null primary key,
  spot_id integer not null unique
);

create table espot_content (
  content_id integer not null primary key autoincrement,
  spot_name text not null references espot (name) on delete cascade,
  content_name text not null,
  position integer not null,
  marketing_text text not null,
  image_url text not null,
  link_url text not null
);
create index espot_content_of_spot on espot_content (spot_name, position);
insert into sqlite_sequence (name, seq) values ('espot_content', 51000);

create table content_page (
  path text not null primary key,
  title text not null,
  lead text not null,
  description text not null,
  image_url text not null,
  is_indexed integer not null,
  body text not null,
  origin text not null check (origin in ('seed', 'shop'))
);

create table mail (
  mail_id integer not null primary key autoincrement,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  queued_at bigint not null,
  sent_at bigint,
  attempts integer not null default 0,
  next_try_at bigint not null default 0
);
create index mail_by_time on mail (queued_at);
create index mail_to on mail (recipient, kind, queued_at);
create index mail_waiting on mail (sent_at, next_try_at);

create table audit_event (
  id integer not null primary key autoincrement,
  at bigint not null,
  kind text not null,
  shopper_id integer,
  subject_hash text,
  address_hash text not null,
  outcome text not null
);
create index audit_event_by_time on audit_event (at);
create index audit_event_of_subject on audit_event (subject_hash, at);

create table captcha_used (
  signature text not null primary key,
  expires_at bigint not null
);

create table external_identity (
  provider text not null,
  subject text not null,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  linked_at bigint not null,
  constraint external_identity_key primary key (provider, subject)
);
create index external_identity_of_shopper on external_identity (shopper_id);

create table reset_code (
  code_id integer not null primary key autoincrement,
  logon_key text not null,
  shopper_id integer references shopper (shopper_id) on delete cascade,
  code_hash text not null,
  asked_at bigint not null,
  expires_at bigint not null
);
create index reset_code_of_logon on reset_code (logon_key, asked_at);
create index reset_code_of_shopper on reset_code (shopper_id);

create table sign_in_link (
  link_hash text not null primary key,
  logon_key text not null,
  shopper_id integer references shopper (shopper_id) on delete cascade,
  asked_at bigint not null,
  expires_at bigint not null
);
create index sign_in_link_of_logon on sign_in_link (logon_key, asked_at);
create index sign_in_link_of_shopper on sign_in_link (shopper_id);

create table attempt_count (
  attempt_key text not null primary key,
  used integer not null,
  ends_at bigint not null
);

create table used_proof (
  proof_key text not null primary key,
  expires_at bigint not null
);

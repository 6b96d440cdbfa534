-- Wish lists of guests and accounts. A list or an item that was removed stays for a day, so that it can be restored.
-- [ACC-05]
create table wish_list (
  list_id integer not null primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  external_id text not null,
  name text not null,
  is_default integer not null default 0 check (is_default in (0, 1)),
  created_at bigint not null,
  -- Who has this token may read the list; null while it is not shared.
  share_token text,
  shows_name integer not null default 0 check (shows_name in (0, 1)),
  removed_at bigint,
  constraint wish_list_external_id unique (external_id),
  constraint wish_list_share_token unique (share_token)
);
create index wish_list_by_shopper on wish_list (shopper_id);
create unique index wish_list_default on wish_list (shopper_id) where is_default = 1;
create index wish_list_removed on wish_list (removed_at) where removed_at is not null;
insert into sqlite_sequence (name, seq) values ('wish_list', 940000);

create table wish_list_item (
  item_id integer not null primary key autoincrement,
  list_id integer not null references wish_list (list_id) on delete cascade,
  sku_id text not null,
  part_number text not null,
  quantity integer not null check (quantity between 1 and 99),
  note text not null default '',
  -- The price when it was added; null when it had none.
  added_price_cents integer,
  added_at bigint not null,
  removed_at bigint,
  constraint wish_list_item_key unique (list_id, sku_id)
);
create index wish_list_item_removed on wish_list_item (removed_at) where removed_at is not null;
insert into sqlite_sequence (name, seq) values ('wish_list_item', 950000);

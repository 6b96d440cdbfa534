-- The catalogue, and the events of its search.

create table category (
  id text not null primary key,
  path text not null unique,
  slug text not null,
  name text not null,
  parent_id text,
  department text not null,
  position integer not null,
  image_url text not null
);
create index category_parent on category (parent_id, position);

create table brand (
  slug text not null primary key,
  name text not null,
  product_count integer not null,
  position integer not null
);

create table product (
  id text not null primary key,
  part_number text not null unique,
  url text not null unique,
  name text not null,
  brand_slug text not null,
  department text not null,
  category_id text not null,
  description text not null,
  highlights text not null,
  ingredients text,
  feeding text,
  specification text not null,
  life_stage text,
  rating real,
  review_count integer not null,
  rating_counts text not null,
  in_store_only integer not null,
  pickup_only integer not null,
  repeat_delivery integer not null,
  live_animal integer not null,
  taxonomy text not null,
  image_url text not null,
  additional_images text not null,
  form text not null,
  popularity integer not null,
  added_at text not null
);
create index product_by_category on product (category_id);
create index product_by_brand on product (brand_slug);

create table product_category (
  product_id text not null,
  category_id text not null,
  constraint product_category_key primary key (product_id, category_id)
);
create index product_category_by_category on product_category (category_id, product_id);

create table sku (
  id text not null primary key,
  part_number text not null unique,
  product_id text not null,
  size text,
  flavor text,
  color text,
  gtin text,
  list_price_cents integer,
  offer_price_cents integer,
  position integer not null,
  image_url text
);
create index sku_by_product on sku (product_id, position);
create index sku_by_gtin on sku (gtin);

create table stock (
  sku_id text not null,
  location text not null,
  quantity integer not null,
  constraint stock_key primary key (sku_id, location)
);

create table catalogue_state (
  key text not null primary key,
  value text not null
);

-- The index has the size, so that the sum of sizes is read from it alone.
create table search_event (
  id text not null primary key,
  received_at text not null,
  action text not null,
  client_id text not null,
  session_number integer not null,
  user_id text,
  term text,
  item_id text,
  details text not null,
  bytes integer not null
);
create index search_event_by_time on search_event (received_at, bytes);

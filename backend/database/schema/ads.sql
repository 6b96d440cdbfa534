-- Campaigns, their products, and the ledger of impressions, clicks and orders. [ADS-09]

create table ad_campaign (
  campaign_id integer not null primary key autoincrement,
  slug text not null unique,
  name text not null,
  status text not null check (status in ('active', 'paused')),
  bid_cents integer not null check (bid_cents > 0),
  daily_budget_cents integer not null check (daily_budget_cents >= 0),
  category_ids text not null,
  search_terms text not null,
  placements text not null,
  platforms text not null,
  headline text not null,
  message text not null,
  origin text not null
);
insert into sqlite_sequence (name, seq) values ('ad_campaign', 70000);

create table ad_campaign_product (
  entry_id integer not null primary key autoincrement,
  campaign_id integer not null references ad_campaign (campaign_id) on delete cascade,
  part_number text not null,
  position integer not null,
  constraint ad_campaign_product_once unique (campaign_id, part_number)
);
insert into sqlite_sequence (name, seq) values ('ad_campaign_product', 80000);

create table ad_day (
  campaign_id integer not null,
  day text not null,
  spent_cents integer not null default 0,
  impressions integer not null default 0,
  clicks integer not null default 0,
  sales_cents integer not null default 0,
  repeats integer not null default 0,
  refunded_cents integer not null default 0,
  constraint ad_day_key primary key (campaign_id, day)
);

-- The key ensures that each served ad is counted once.
create table ad_impression (
  ad_key text not null primary key,
  campaign_id integer not null,
  session_key text not null,
  seen_at bigint not null
);
create index ad_impression_by_time on ad_impression (seen_at);

create table ad_click (
  ad_key text not null primary key,
  campaign_id integer not null,
  entry_id integer not null,
  session_key text not null,
  charged_cents integer not null,
  clicked_at bigint not null,
  is_repeat integer not null default 0 check (is_repeat in (0, 1)),
  address_key text not null default '',
  price_cents integer not null default 0,
  outcome text not null check (outcome in ('unseen', 'charged', 'repeat', 'limited', 'no-budget')),
  network_key text not null default ''
);
create index ad_click_by_time on ad_click (clicked_at);
create index ad_click_by_session on ad_click (session_key, clicked_at);
create index ad_click_by_address on ad_click (address_key, clicked_at);
create index ad_click_by_network on ad_click (network_key, clicked_at, charged_cents);

create table ad_order (
  order_id text not null primary key,
  sales_cents integer not null,
  told_at bigint not null
);
create index ad_order_by_time on ad_order (told_at);

-- A click is charged once and refunded once.
create table ad_entry (
  entry_id integer not null primary key autoincrement,
  ad_key text not null,
  campaign_id integer not null,
  day text not null,
  kind text not null check (kind in ('charge', 'refund')),
  cents integer not null check (cents > 0),
  reason text not null,
  entered_at bigint not null,
  constraint ad_entry_once unique (ad_key, kind)
);
create index ad_entry_by_time on ad_entry (entered_at);

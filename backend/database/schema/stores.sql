-- Stores, and places by ZIP code. [STO-01]

create table store (
  store_id text not null primary key,
  location_id text not null unique,
  name text not null,
  street text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  hours text not null,
  services text not null,
  size integer not null
);
create unique index one_store_name_per_state on store (state, name);

create table store_closure (
  store_id text not null references store (store_id) on delete cascade,
  reason text not null,
  first_day text not null,
  last_day text not null,
  constraint store_closure_key primary key (store_id, first_day)
);
create index store_closure_by_day on store_closure (last_day, first_day);

create table place (
  zip_code text not null primary key,
  city text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null
);

create table city (
  city_key text not null,
  backward_key text not null,
  name text not null,
  state text not null,
  zip_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  zip_count integer not null,
  constraint city_name_key primary key (city_key, state)
);
create index city_by_end on city (backward_key);

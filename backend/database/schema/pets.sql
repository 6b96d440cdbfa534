-- The pets of a shopper with their photos, and the shopper's vets. They go with the account. [ACC-04]
create table pet (
  pet_id integer primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  name text not null,
  kind text not null,
  breed text,
  born_on text,
  -- 1: the day was reckoned from an age that the shopper told
  born_about integer not null default 0 check (born_about in (0, 1)),
  -- tenths of a pound
  weight_tenths integer check (weight_tenths > 0),
  gender text check (gender in ('female', 'male')),
  allergies text not null default '',
  diet text not null default '',
  -- first digits of the hash of the photo; null without one
  photo_hash text,
  created_at bigint not null
);
create index pet_of_shopper on pet (shopper_id);

create table pet_photo (
  pet_id integer not null primary key references pet (pet_id) on delete cascade,
  body blob not null
);

create table vet (
  vet_id integer primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  clinic text not null,
  place text not null,
  phone text,
  created_at bigint not null
);
create index vet_of_shopper on vet (shopper_id);

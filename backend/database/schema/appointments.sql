-- Memberships of Vital Care, and appointments for grooming, training and vaccinations. See docs/appointments.md. [ACC-08] [ACC-09]

-- One membership is for one pet. Days are those of the shop's time zone. `ends_on` is the last day of a cancelled one.
create table membership (
  membership_id integer not null primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  join_key text not null,
  plan_id text not null,
  pet_name text not null,
  species text not null,
  price_cents integer not null check (price_cents >= 0),
  started_on text not null,
  ends_on text,
  created_at bigint not null,
  constraint membership_join_key unique (shopper_id, join_key)
);
insert into sqlite_sequence (name, seq) values ('membership', 970000);

-- A held appointment is being confirmed, until `held_until`. Only a booked one has a name of the pet.
create table appointment (
  appointment_id integer not null primary key autoincrement,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  store_id text not null references store (store_id) on delete cascade,
  service_id text not null,
  species text not null,
  size text not null,
  status text not null check (status in ('held', 'booked', 'cancelled')),
  starts_at bigint not null,
  ends_at bigint not null,
  pet_name text not null default '',
  note text not null default '',
  list_cents integer not null check (list_cents >= 0),
  price_cents integer not null check (price_cents between 0 and list_cents),
  membership_id integer references membership (membership_id) on delete set null,
  held_until bigint,
  reminded_at bigint,
  version integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create index appointment_of_shopper on appointment (shopper_id, starts_at);
create index appointment_of_membership on appointment (membership_id);
create index appointment_on_hold on appointment (store_id, held_until) where held_until is not null;
create index appointment_by_end on appointment (ends_at);
insert into sqlite_sequence (name, seq) values ('appointment', 980000);

-- Half an hour of one member of a store's team, or one place of a class. Its key is what keeps two shoppers from one slot.
create table team_time (
  store_id text not null,
  team text not null,
  starts_at bigint not null,
  place integer not null,
  appointment_id integer not null references appointment (appointment_id) on delete cascade,
  constraint team_time_key primary key (store_id, team, starts_at, place)
);
create index team_time_of_appointment on team_time (appointment_id);

-- A benefit that an appointment has spent. `period` is the month or the year of the appointment, such as 2030-01 or 2030.
create table benefit_use (
  appointment_id integer not null primary key references appointment (appointment_id) on delete cascade,
  membership_id integer not null references membership (membership_id) on delete cascade,
  benefit_id text not null,
  period text not null
);
create index benefit_use_of_membership on benefit_use (membership_id, benefit_id, period);

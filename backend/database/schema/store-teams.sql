-- How many places a team has in a store: groomers, trainers or vets who work at the same time, or seats of a class. Without a
-- row it has the usual number, of services.json. See docs/appointments.md. [ACC-08]
create table store_team (
  store_id text not null references store (store_id) on delete cascade,
  team text not null,
  places integer not null check (places between 0 and 99),
  constraint store_team_key primary key (store_id, team)
);

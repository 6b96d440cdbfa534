-- Cancellations and returns that shoppers requested, by the keys that their pages made: a repetition is answered with what
-- was done, and changes nothing. [ORD-05]
create table order_change (
  change_id integer not null primary key,
  order_id integer not null references placed_order (order_id) on delete cascade,
  change_key text not null check (length(change_key) between 16 and 64),
  request_hash text not null,
  answer text not null,
  made_at bigint not null,
  constraint order_change_once unique (order_id, change_key, request_hash)
);
create index order_change_by_time on order_change (made_at);

-- Which products' reviews of a shopper a moderator has rejected. It outlives the review: one that its author removes and
-- writes again waits for a moderator, too. [PRO-04]
create table review_rejection (
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  product_part_number text not null,
  rejected_at bigint not null,
  constraint review_rejection_key primary key (shopper_id, product_part_number)
);
insert into review_rejection (shopper_id, product_part_number, rejected_at)
  select shopper_id, product_part_number, changed_at from review
  where status = 'rejected' or (status = 'pending' and held_for = 'rejected-before');

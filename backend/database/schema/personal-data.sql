-- What a mail is about, so that it is found with the order or the account. Null in mail of neither. [ACC-07]
alter table mail add column order_id integer;
alter table mail add column shopper_id integer references shopper (shopper_id) on delete cascade;
create index mail_of_order on mail (order_id) where order_id is not null;
create index mail_of_shopper on mail (shopper_id) where shopper_id is not null;

-- Attempts, searches and events of one shopper, for the download and the deletion of an account.
create index order_attempt_of_shopper on order_attempt (shopper_id);
create index search_event_of_user on search_event (user_id) where user_id is not null;
create index audit_event_of_shopper on audit_event (shopper_id) where shopper_id is not null;

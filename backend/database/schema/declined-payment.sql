-- Why the chosen payment of a checkout was declined; null until it is, and for another choice. See docs/checkout.md. [PAY-05]
alter table checkout add column declined_reason text;

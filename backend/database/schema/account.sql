-- The account area: which mail a shopper wants, email addresses that are not proved yet, and what a session was opened
-- with. [ACC-02] [ACC-07]
alter table shopper add column wants_offers integer not null default 0 check (wants_offers in (0, 1));

-- The families of the browser and of its system, such as `Firefox` and `Windows`; null until the first request.
alter table session add column browser text;
alter table session add column system text;

-- A shopper's new email address, until its code proves it. Only a keyed hash of the code is stored.
create table email_change (
  shopper_id integer not null primary key references shopper (shopper_id) on delete cascade,
  email text not null,
  code_hash text not null,
  tries_left integer not null check (tries_left >= 0),
  asked_at bigint not null,
  expires_at bigint not null
);

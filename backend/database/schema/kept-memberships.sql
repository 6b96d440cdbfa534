-- The membership whose benefit an appointment lost when it was cancelled. Whoever keeps the membership gets it back. [ACC-09]
alter table appointment add column lost_membership_id integer references membership (membership_id) on delete set null;
create index appointment_that_lost_membership on appointment (lost_membership_id) where lost_membership_id is not null;

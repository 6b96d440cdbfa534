-- Offers and the newsletter are one list: who wants offers in the profile is on it with the address of the account. The way
-- out of a mail did not reach the box of an account without a proved address, so such a box does not count. [ACC-02]
insert into newsletter_address (email, shopper_id, subscribed_at)
  select logon_id, shopper_id, coalesce(registered_at, created_at) from shopper
    where wants_offers = 1 and kind = 'R' and logon_id is not null and email_proved_at is not null
  on conflict (email) do update set shopper_id = excluded.shopper_id;
alter table shopper drop column wants_offers;

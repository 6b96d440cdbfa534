-- An address can be the default for deliveries, for bills, or for both; a shopper has one default for each. [CHK-04]
alter table address add column default_delivery integer not null default 0 check (default_delivery in (0, 1));
alter table address add column default_billing integer not null default 0 check (default_billing in (0, 1));
update address set default_delivery = 1 where address_id in (
  select min(address_id) from address where is_self = 0 and is_primary = 1 and address_type <> 'Billing' group by shopper_id
);
update address set default_billing = 1 where address_id in (
  select min(address_id) from address where is_self = 0 and is_primary = 1 and address_type <> 'Shipping' group by shopper_id
);
alter table address drop column is_primary;
create unique index one_default_delivery on address (shopper_id) where default_delivery = 1;
create unique index one_default_billing on address (shopper_id) where default_billing = 1;

-- What the tax provider said, by a hash of the place. See backend/taxes. [ORD-09]
create table place_tax (
  place_key text not null primary key,
  state text not null,
  -- Thousandths of a percent, with up to three decimals.
  rate real not null check (rate >= 0),
  taxes_shipping integer not null check (taxes_shipping in (0, 1)),
  read_at bigint not null
);
create index place_tax_by_age on place_tax (read_at);

-- The sales tax of a shipment's charge for shipping, in states that tax it.
alter table shipment add column shipping_tax_cents integer not null default 0 check (shipping_tax_cents >= 0);

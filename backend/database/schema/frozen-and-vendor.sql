-- How a product travels and who sells it. A frozen product is delivered on a day that the shopper chooses.
alter table product add column frozen integer not null default 0;
-- The name of the other company that sells and ships the product; null when this shop does.
alter table product add column vendor text;

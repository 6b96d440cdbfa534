-- Facts of a product by kind (PRO-06), a JSON list: analysis and feeding of food, size charts, care sheets, medicines.
alter table product add column facts text not null default '[]';

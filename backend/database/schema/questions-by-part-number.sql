-- Questions name their product by its part number and not by its id: a product that leaves the catalogue and comes back
-- has its questions again. [PRO-05]
alter table product_question add column product_part_number text not null default '';
update product_question set product_part_number =
  coalesce((select part_number from product where product.id = product_question.product_id), '');
delete from product_question where product_part_number = '';
drop index product_question_by_product;
alter table product_question drop column product_id;
create index product_question_by_product
  on product_question (product_part_number, status, answer_count desc, question_id desc);
-- The generator reserves numbers, also before the first question.
insert into sqlite_sequence (name, seq)
  select 'product_question', 0 where not exists (select 1 from sqlite_sequence where name = 'product_question');

-- Questions of shoppers about products. [PRO-05]
create table product_question (
  question_id integer not null primary key autoincrement,
  product_id text not null,
  -- Who asked; null for questions of the demonstration and of deleted accounts.
  shopper_id integer references shopper (shopper_id) on delete set null,
  -- The first name shown for a question of the demonstration; empty otherwise.
  demo_name text not null default '',
  body text not null,
  -- 'published', 'held' until a person has looked at it, or 'rejected'.
  status text not null,
  -- Why it is held; empty otherwise.
  held_for text not null default '',
  -- The number of published answers.
  answer_count integer not null default 0,
  -- The question and its published answers in lower case.
  search_text text not null,
  created_at bigint not null
);
create index product_question_by_product on product_question (product_id, status, answer_count desc, question_id desc);
create index product_question_by_status on product_question (status, answer_count, question_id);
create index product_question_by_shopper on product_question (shopper_id, created_at);

create table product_answer (
  answer_id integer not null primary key autoincrement,
  question_id integer not null references product_question (question_id) on delete cascade,
  shopper_id integer references shopper (shopper_id) on delete cascade,
  demo_name text not null default '',
  -- 1 for an answer of the shop.
  is_shop integer not null,
  body text not null,
  status text not null,
  held_for text not null default '',
  created_at bigint not null
);
create index product_answer_by_question on product_answer (question_id, status, is_shop desc, answer_id);
create index product_answer_by_status on product_answer (status, answer_id);
create index product_answer_by_shopper on product_answer (shopper_id, created_at);

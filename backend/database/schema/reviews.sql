-- Reviews that shoppers write about what they bought, one of each product. [PRO-04]
create table review (
  review_id integer not null primary key autoincrement,
  -- The product's part number and not its id: a product that leaves the catalogue and comes back has its reviews again.
  product_part_number text not null,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  -- What the shopper bought; it verifies the purchase.
  order_line_id integer references order_line (order_line_id) on delete set null,
  rating integer not null check (rating between 1 and 5),
  title text not null,
  body text not null,
  -- Lower case, for the search in reviews.
  searched text not null,
  pet_kind text,
  status text not null check (status in ('published', 'pending', 'rejected')),
  -- Why it waits for a moderator; null for one that was published at once.
  held_for text check (held_for in ('link', 'contact', 'language', 'shouting', 'rejected-before')),
  -- Counts the author's changes: a moderator decides about one of them.
  revision integer not null default 1,
  helpful integer not null default 0 check (helpful >= 0),
  created_at bigint not null,
  changed_at bigint not null,
  constraint review_once unique (shopper_id, product_part_number)
);
create index review_by_age on review (product_part_number, status, created_at);
create index review_by_votes on review (product_part_number, status, helpful);
create index review_by_rating on review (product_part_number, status, rating);
create index review_by_pet on review (product_part_number, status, pet_kind, rating);
create index review_queue on review (status, review_id);
create index review_of_line on review (order_line_id);
insert into sqlite_sequence (name, seq) values ('review', 700000);

-- Who found which review helpful: 'r' and the id of a review, or 's' and the number of a demonstration's review.
create table review_vote (
  product_part_number text not null,
  review_key text not null,
  shopper_id integer not null references shopper (shopper_id) on delete cascade,
  voted_at bigint not null,
  constraint review_vote_key primary key (product_part_number, review_key, shopper_id)
);
create index review_vote_of_shopper on review_vote (shopper_id, product_part_number);

-- Votes for reviews of the demonstration, which have no rows of their own.
create table seeded_review_vote (
  product_part_number text not null,
  number integer not null,
  helpful integer not null check (helpful >= 0),
  constraint seeded_review_vote_key primary key (product_part_number, number)
);

-- What the feed or the generator says about the rating of a product with published reviews. Without them the product's
-- own row says it.
create table given_rating (
  product_part_number text not null primary key,
  rating real,
  review_count integer not null,
  rating_counts text not null
);

-- 1 for a product of the demonstration, whose reviews are derived from its counts.
alter table product add column seeded_reviews integer not null default 0;
update product set seeded_reviews = 1 where part_number glob 'PN-[0-9]*' and image_url = '/images/products/' || part_number || '.jpg';

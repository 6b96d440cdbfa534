create index product_by_plain_number on product (lower(replace(replace(part_number, '-', ''), ' ', '')));
create index sku_by_plain_number on sku (lower(replace(replace(part_number, '-', ''), ' ', '')));

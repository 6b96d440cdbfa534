-- The pharmacy ships what needs a prescription, so no store has it for pickup; what is sold in stores only stays there.
-- Orders placed before prescriptions were asked for have no pet and no vet: they are exempt. See decision 85. [PRO-07]
delete from stock
where location <> 'online'
  and sku_id in (
    select sku.id from sku join product on product.id = sku.product_id
    where product.needs_prescription = 1 and product.in_store_only = 0
  );

-- Products that need a prescription, and the pet and vet that a line is for. See docs/orders.md. [PRO-07]

-- 1 when a vet has to approve the product before it is shipped; follows from the facts of the catalogue.
alter table product add column needs_prescription integer not null default 0 check (needs_prescription in (0, 1));
update product set needs_prescription = 1 where facts like '%"prescription":true%';
-- They are shipped from the pharmacy once a vet has approved them: never picked up, and never delivered again and again.
update product set repeat_delivery = 0, pickup_only = 0 where needs_prescription = 1;

-- Pet and vet, as JSON; empty until the shopper has entered them, and for all other products.
alter table order_item add column prescription text not null default '';
alter table order_line add column prescription text not null default '';
-- Null for products without a prescription.
alter table order_line add column prescription_status text check (prescription_status in ('WAITING', 'APPROVED', 'DECLINED'));
-- Why it was declined; empty otherwise.
alter table order_line add column prescription_reason text not null default '';
alter table order_line add column prescription_decided_at bigint;
create index order_line_waiting_for_vet on order_line (order_line_id) where prescription_status = 'WAITING';

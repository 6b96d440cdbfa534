-- The key of the form that started a plan, which starts one plan however often it is posted. Null in plans of earlier versions. See docs/repeat-delivery.md. [RPD-01]
alter table repeat_plan add column start_key text;
create unique index repeat_plan_of_start_key on repeat_plan (shopper_id, start_key);

-- A plan can be paused because its order could not be placed for technical reasons. SQLite cannot change the check of a
-- column, so the column is made anew. [RPD-03]
alter table repeat_plan add column paused_because text
  check (paused_because in ('shopper', 'payment', 'address', 'phone', 'amount', 'gone', 'technical'));
update repeat_plan set paused_because = pause_reason;
alter table repeat_plan drop column pause_reason;
alter table repeat_plan rename column paused_because to pause_reason;

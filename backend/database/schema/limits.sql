-- Counts of rows of tables into which unauthenticated requests can write. [PLT-04]

-- Rows of bounded tables. Triggers update the count in the transaction that adds or removes rows, so it is exact after
-- a rollback and is read in constant time.
create table row_count (
  table_name text primary key,
  held integer not null
);
insert into row_count (table_name, held) values ('ad_click', 0), ('ad_impression', 0), ('audit_event', 0);

create trigger audit_event_added after insert on audit_event begin
  update row_count set held = held + 1 where table_name = 'audit_event';
end;

create trigger audit_event_removed after delete on audit_event begin
  update row_count set held = held - 1 where table_name = 'audit_event';
end;

create trigger ad_impression_added after insert on ad_impression begin
  update row_count set held = held + 1 where table_name = 'ad_impression';
end;

create trigger ad_impression_removed after delete on ad_impression begin
  update row_count set held = held - 1 where table_name = 'ad_impression';
end;

create trigger ad_click_added after insert on ad_click begin
  update row_count set held = held + 1 where table_name = 'ad_click';
end;

create trigger ad_click_removed after delete on ad_click begin
  update row_count set held = held - 1 where table_name = 'ad_click';
end;

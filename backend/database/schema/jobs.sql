-- The queue of background work. It takes over the messages of the outbox and the delivery of mail. See docs/jobs.md. [GRW-03]

create table job (
  job_id integer not null primary key autoincrement,
  kind text not null,
  job_key text unique,
  order_id integer,
  body text not null,
  queued_at bigint not null,
  run_at bigint not null,
  leased_until bigint not null default 0,
  attempts integer not null default 0,
  leases integer not null default 0,
  done_at bigint,
  dead_at bigint,
  problem text
);
create index job_due on job (kind, run_at, job_id) where done_at is null and dead_at is null;
create index job_dead on job (dead_at) where dead_at is not null;
create index job_by_end on job (done_at);

insert into job (kind, order_id, body, queued_at, run_at, attempts, done_at, dead_at, problem)
  select kind, order_id, body, queued_at, next_try_at, attempts, done_at, dead_at, problem from outbox order by outbox_id;
drop table outbox;

-- Attempts are counted anew: mail was tried more often than a job may be.
insert into job (kind, body, queued_at, run_at)
  select case when recipient = '' then 'discarded-mail' else 'mail' end, json_object('mailId', mail_id), queued_at,
    next_try_at from mail where sent_at is null order by mail_id;
drop index mail_waiting;
alter table mail drop column attempts;
alter table mail drop column next_try_at;

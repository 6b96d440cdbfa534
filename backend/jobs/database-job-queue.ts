import { sql, type ExpressionBuilder, type Expression, type SqlBool, type Transaction } from 'kysely';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Database } from '../database/schema.ts';
import type { JobDatabase, JobOutcome, JobQueue, JobState, LeasedJob, ListedJob, NewJob } from './job-queue.ts';

type JobExpressions = ExpressionBuilder<Database, 'job'>;

/** A job as it is stored first. */
interface StoredJob {
  readonly kind: string;
  readonly key: string | null;
  readonly orderId: number | null;
  readonly body: string;
  readonly now: number;
  readonly runAt: number;
}

const insertJob = prepareQuery((database, { kind, key, orderId, body, now, runAt }: StoredJob) =>
  database
    .insertInto('job')
    .values({
      kind,
      job_key: key,
      order_id: orderId,
      body,
      queued_at: now,
      run_at: runAt,
      done_at: null,
      dead_at: null,
      problem: null,
    })
    .onConflict((conflict) => conflict.column('job_key').doNothing()),
);

/** `JobQueue.enqueue`, for code that has only the transaction. */
export const enqueueJob = async (
  trx: Transaction<Database>,
  { kind, key, orderId, body, runAt, now }: NewJob,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await insertJob(trx, {
    kind,
    key: key ?? null,
    orderId: orderId ?? null,
    body: JSON.stringify(body),
    now,
    runAt: runAt ?? now,
  });
  return numAffectedRows > 0n;
};

const isOpen = (eb: JobExpressions): Expression<SqlBool> =>
  eb.and([eb('done_at', 'is', null), eb('dead_at', 'is', null)]);

/** Whether the job can be leased now. */
const isDue =
  (kind: string, now: number) =>
  (eb: JobExpressions): Expression<SqlBool> =>
    eb.and([eb('kind', '=', kind), eb('run_at', '<=', now), eb('leased_until', '<=', now), isOpen(eb)]);

const dueIds = (database: JobDatabase, kind: string, now: number, most: number) =>
  database.selectFrom('job').select('job_id').where(isDue(kind, now)).orderBy('run_at').orderBy('job_id').limit(most);

/**
 * Leases due jobs by one statement, so that of two workers one gets each. The condition stands in the update, too, where a
 * database that lets writers wait for each other checks it again.
 */
const lease =
  (database: JobDatabase): JobQueue['lease'] =>
  async (kind, { now, leaseMs, most }) => {
    // Reading first: most rounds find nothing, and a write would lock the database.
    if ((await dueIds(database, kind, now, 1).executeTakeFirst()) === undefined) return [];
    const rows = await database
      .updateTable('job')
      .set((eb) => ({ leased_until: now + leaseMs, attempts: eb('attempts', '+', 1), leases: eb('leases', '+', 1) }))
      .where('job_id', 'in', dueIds(database, kind, now, most))
      .where(isDue(kind, now))
      .returning(['job_id', 'order_id', 'run_at', 'body', 'attempts', 'problem', 'leases'])
      .execute();
    return rows
      .toSorted((one, other) => one.run_at - other.run_at || one.job_id - other.job_id)
      .map(({ job_id, order_id, body, attempts, problem, leases }): LeasedJob => ({
        id: job_id,
        orderId: order_id,
        body,
        attempts,
        problem,
        lease: leases,
      }));
  };

const changeOf = (outcome: JobOutcome) => {
  const { kind, at } = outcome;
  if (kind === 'done') return { done_at: at, problem: null };
  if (kind === 'again') return { run_at: at, leased_until: 0, attempts: 0, problem: null };
  if (kind === 'retry') return { run_at: at, leased_until: 0, problem: outcome.problem };
  return { dead_at: at, leased_until: 0, problem: outcome.problem };
};

const stateOf = (now: number) =>
  sql<JobState>`case when dead_at is not null then 'dead' when leased_until > ${now} then 'running'
    when problem is not null then 'failed' else 'waiting' end`;

const toListed = (row: {
  readonly job_id: number;
  readonly kind: string;
  readonly order_id: number | null;
  readonly attempts: number;
  readonly queued_at: number;
  readonly run_at: number;
  readonly dead_at: number | null;
  readonly problem: string | null;
}): ListedJob => ({
  id: row.job_id,
  kind: row.kind,
  orderId: row.order_id,
  attempts: row.attempts,
  queuedAt: row.queued_at,
  runAt: row.run_at,
  deadAt: row.dead_at,
  problem: row.problem,
});

const record = async (
  database: JobDatabase,
  { id, lease: leases }: Pick<LeasedJob, 'id' | 'lease'>,
  outcome: JobOutcome,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('job')
    .set(changeOf(outcome))
    .where('job_id', '=', id)
    .where('leases', '=', leases)
    .where(isOpen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** `JobQueue` on the table `job`. */
export const makeJobQueue = (database: JobDatabase): JobQueue => ({
  enqueue: enqueueJob,
  lease: lease(database),
  finish: (job, outcome, follow) =>
    follow === undefined
      ? record(database, job, outcome)
      : database.transaction().execute(async (trx) => {
          const isRecorded = await record(trx, job, outcome);
          if (isRecorded) await follow(trx);
          return isRecorded;
        }),
  revive: async (id, now) => {
    const { numUpdatedRows } = await database
      .updateTable('job')
      .set({ dead_at: null, run_at: now, attempts: 0, problem: null })
      .where('job_id', '=', id)
      .where('dead_at', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  count: (now) =>
    database
      .selectFrom('job')
      .select(({ fn }) => ['kind', stateOf(now).as('state'), fn.countAll<number>().as('count')])
      .where('done_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('run_at', '<=', now),
          eb('leased_until', '>', now),
          eb('problem', 'is not', null),
          eb('dead_at', 'is not', null),
        ]),
      )
      .groupBy(['kind', 'state'])
      .orderBy('kind')
      .orderBy('state')
      .execute(),
  list: async (state, now, most) => {
    const rows = await database
      .selectFrom('job')
      .selectAll()
      .where('done_at', 'is', null)
      .where(stateOf(now), '=', state)
      .orderBy(state === 'dead' ? sql`dead_at desc` : sql`run_at`)
      .orderBy('job_id')
      .limit(most)
      .execute();
    return rows.map(toListed);
  },
});

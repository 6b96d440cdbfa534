import type { Kysely } from 'kysely';
import { migrate } from '../../../backend/database/migrate.ts';
import { openDatabase } from '../../../backend/database/open-database.ts';
import type { Database } from '../../../backend/database/schema.ts';
import { makeJobQueue } from '../../../backend/jobs/database-job-queue.ts';
import type { JobQueue } from '../../../backend/jobs/job-queue.ts';
import { makeJobWorker, type JobHandler } from '../../../backend/jobs/job-worker.ts';

const START = Date.UTC(2030, 0, 14, 12);
const HOUR = 60 * 60_000;

let database: Kysely<Database>;
let queue: JobQueue;
let now: number;
let logged: unknown[];
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrate(database);
  queue = makeJobQueue(database);
  now = START;
  logged = [];
  await database
    .transaction()
    .execute((trx) => queue.enqueue(trx, { kind: 'webhook', body: { number: 7 }, orderId: 42, now }));
});
afterEach(() => database.destroy());

/** Works for ten hours with a handler that fails, and adds a job of another kind when the job is dead. */
const workWith = async (handler: Pick<JobHandler, 'run'> & Partial<JobHandler>): Promise<void> => {
  const worker = makeJobWorker({
    queue,
    handlers: { webhook: { maxAttempts: 3, ...handler } },
    clock: () => now,
    log: { warn: () => undefined, error: (_facts: object, message?: string) => void logged.push(message) },
  });
  for (let hour = 0; hour < 10; hour += 1, now += HOUR) await worker.round();
};

const follow: JobHandler['onDead'] = async (trx, body, at) => {
  await queue.enqueue(trx, { kind: 'release', body: { of: body.number }, now: at });
};

const followers = async () => (await queue.list('waiting', now, 10)).map(({ kind, queuedAt }) => [kind, queuedAt]);

test.each([
  ['fails as often as it may', async () => ({ kind: 'retry', problem: 'no answer' }) as const, START + 2 * HOUR],
  ['throws as often as it may', () => Promise.reject(new Error('a bug')), START + 2 * HOUR],
  ['cannot succeed', async () => ({ kind: 'dead', problem: 'refused' }) as const, START],
])('[GRW-03] what follows a dead letter is recorded once with that of a job that %s', async (_what, run, at) => {
  await workWith({ run, onDead: follow });
  expect(await queue.list('dead', now, 10)).toMatchObject([{ kind: 'webhook', deadAt: at }]);
  expect(await followers()).toEqual([['release', at]]);
});

test('[GRW-03] nothing follows a job that is done before its last attempt', async () => {
  let attempts = 0;
  const run: JobHandler['run'] = async () => {
    attempts += 1;
    return attempts < 3 ? { kind: 'retry', problem: 'no answer' } : { kind: 'done' };
  };
  await workWith({ run, onDead: follow });
  expect([attempts, await queue.count(now)]).toEqual([3, []]);
});

test.each([
  ['fails as often as it may', async () => ({ kind: 'retry', problem: 'no answer' }) as const, 5],
  ['cannot succeed', async () => ({ kind: 'dead', problem: 'no answer' }) as const, 3],
])(
  '[GRW-03] what follows the dead letter of a job that %s is tried again every hour when it fails, and recorded once',
  async (_what, run, deadAfter) => {
    let runs = 0;
    let failures = 0;
    await workWith({
      run: () => {
        runs += 1;
        return run();
      },
      onDead: async (trx, body, at) => {
        await follow(trx, body, at);
        failures += 1;
        if (failures <= 3) throw new Error('the database is busy');
      },
    });
    const at = START + deadAfter * HOUR;
    expect(await queue.list('dead', now, 10)).toMatchObject([{ problem: 'no answer', deadAt: at }]);
    expect([await followers(), runs]).toEqual([[['release', at]], 3]);
  },
);

test('[GRW-03] a dead letter is recorded without what follows it when that fails after five more attempts, too', async () => {
  await workWith({
    run: async () => ({ kind: 'retry', problem: 'refused' }),
    onDead: async (trx, body, at) => {
      await follow(trx, body, at);
      throw new Error('a bug');
    },
  });
  expect(await queue.list('dead', now, 10)).toMatchObject([
    { kind: 'webhook', problem: 'refused', attempts: 8, deadAt: START + 7 * HOUR },
  ]);
  expect(await followers()).toEqual([]);
  expect(logged.filter((message) => message === 'what follows a dead letter could not be done')).toHaveLength(6);
});

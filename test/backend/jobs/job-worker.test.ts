import type { Kysely } from 'kysely';
import { migrate } from '../../../backend/database/migrate.ts';
import { openDatabase } from '../../../backend/database/open-database.ts';
import type { Database } from '../../../backend/database/schema.ts';
import { makeUnitOfWork } from '../../../backend/database/unit-of-work.ts';
import { makeJobQueue } from '../../../backend/jobs/database-job-queue.ts';
import type { JobQueue, NewJob } from '../../../backend/jobs/job-queue.ts';
import { makeJobWorker, type JobHandler, type JobResult, type JobWorker } from '../../../backend/jobs/job-worker.ts';
import { addRecurringJob, recurring } from '../../../backend/jobs/recurring-job.ts';
import { seededRandom } from '../support/seeded-random.ts';

const START = Date.UTC(2030, 0, 14, 12);
const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

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
});
afterEach(() => database.destroy());

const clock = (): number => now;

const add = (job: Partial<NewJob> = {}): Promise<boolean> =>
  database.transaction().execute((trx) => queue.enqueue(trx, { kind: 'webhook', body: {}, now, ...job }));

const workerOf = (
  handlers: Parameters<typeof makeJobWorker>[0]['handlers'],
  jobs: Pick<JobQueue, 'lease' | 'finish'> = queue,
): JobWorker =>
  makeJobWorker({
    queue: jobs,
    handlers,
    clock,
    log: {
      warn: (facts: object) => void logged.push({ level: 'warn', ...facts }),
      error: (facts: object) => void logged.push({ level: 'error', ...facts }),
    },
  });

/** A handler that gives these results one after the other, then `done`, and the times at which it was called. */
const scripted = (results: readonly (JobResult | Error)[], more: Partial<JobHandler> = {}) => {
  const times: number[] = [];
  const handler: JobHandler = {
    ...more,
    run: async () => {
      const result = results[times.push(now) - 1] ?? { kind: 'done' };
      if (result instanceof Error) throw result;
      return result;
    },
  };
  return { times, handler };
};

const retry: JobResult = { kind: 'retry', problem: 'no answer' };

test('[GRW-03] a failed job is tried again after pauses that double up to an hour', async () => {
  const { times, handler } = scripted(Array.from({ length: 12 }, () => retry));
  await add();
  const worker = workerOf({ webhook: handler });
  while ((await queue.count(now)).length > 0) {
    await worker.round();
    now += SECOND;
  }
  const pauses = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / SECOND);
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
});

test('[GRW-03] a handler that throws has failed, and the others go on', async () => {
  const bad = scripted([new Error('a bug')]);
  const good = scripted([]);
  await add();
  await add({ kind: 'mail' });
  const worker = workerOf({ webhook: bad.handler, mail: good.handler });
  await worker.round();
  expect(await queue.list('failed', now, 10)).toMatchObject([{ kind: 'webhook', problem: 'a bug' }]);
  now += 5 * SECOND;
  await worker.round();
  expect(await queue.count(now)).toEqual([]);
  expect([bad.times.length, good.times.length]).toEqual([2, 1]);
});

test('[GRW-03] a job that fails as often as it may is a dead letter, which is logged with its order and done when revived', async () => {
  const { times, handler } = scripted([retry, retry, retry], { maxAttempts: 3 });
  await add({ orderId: 42 });
  const worker = workerOf({ webhook: handler });
  for (let round = 0; round < 100; round += 1) {
    await worker.round();
    now += HOUR;
  }
  expect(times).toHaveLength(3);
  const [dead] = await queue.list('dead', now, 10);
  expect(dead).toMatchObject({ kind: 'webhook', orderId: 42, problem: 'no answer' });
  expect(logged.at(-1)).toEqual({
    level: 'error',
    job: 'webhook',
    id: dead?.id,
    orderId: 42,
    attempts: 3,
    problem: 'no answer',
  });
  await queue.revive(dead?.id ?? 0, now);
  await worker.round();
  expect([times.length, await queue.count(now)]).toEqual([4, []]);
});

test('[GRW-03] a job that cannot succeed is a dead letter at once', async () => {
  const { handler } = scripted([{ kind: 'dead', problem: 'refused' }]);
  await add();
  await workerOf({ webhook: handler }).round();
  expect(await queue.list('dead', now, 10)).toMatchObject([{ attempts: 1, problem: 'refused' }]);
});

test('[GRW-03] a job that ends its process each time is a dead letter in the end', async () => {
  const { times, handler } = scripted([], { maxAttempts: 3 });
  await add();
  for (let crash = 0; crash < 3; crash += 1) {
    await queue.lease('webhook', { now, leaseMs: 60_000, most: 1 });
    now += 60_000;
  }
  await workerOf({ webhook: handler }).round();
  expect(times).toEqual([]);
  expect(await queue.list('dead', now, 10)).toMatchObject([{ problem: 'no attempt came to an end' }]);
});

test('[GRW-03] a kind that this version does not know waits for one that does', async () => {
  await add({ kind: 'mail' });
  await workerOf({ webhook: scripted([]).handler }).round();
  expect(await queue.count(now)).toEqual([{ kind: 'mail', state: 'waiting', count: 1 }]);
});

test('[GRW-03] a round does at most a hundred jobs of a kind, as many at once as its handler allows', async () => {
  let running = 0;
  let most = 0;
  const handler: JobHandler = {
    atOnce: 3,
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      running -= 1;
      return { kind: 'done' };
    },
  };
  for (let number = 0; number < 110; number += 1) await add();
  await workerOf({ webhook: handler }).round();
  expect([most, (await queue.list('waiting', now, 50)).length]).toEqual([3, 8]);
});

test('[GRW-03] a worker that is stopped ends what it does and begins nothing more', async () => {
  let end: (() => void) | undefined;
  let begun = 0;
  const handler: JobHandler = {
    atOnce: 1,
    run: () => {
      begun += 1;
      return new Promise((resolve) => {
        end = () => resolve({ kind: 'done' });
      });
    },
  };
  for (let number = 0; number < 3; number += 1) await add();
  const stop = workerOf({ webhook: handler }).start(60_000);
  while (end === undefined) await new Promise(setImmediate);
  const stopped = stop();
  end();
  await stopped;
  expect([begun, await queue.count(now)]).toEqual([1, [{ kind: 'webhook', state: 'waiting', count: 2 }]]);
});

test('[GRW-03] a job that takes longer than its lease is recorded by the worker that has it', async () => {
  const held: (() => void)[] = [];
  const handler: JobHandler = {
    run: () =>
      new Promise((resolve) => {
        held.push(() => resolve(held.length === 1 ? { kind: 'dead', problem: 'of the first' } : { kind: 'done' }));
      }),
  };
  await add();
  const first = workerOf({ webhook: handler }).round();
  while (held.length < 1) await new Promise(setImmediate);
  now += 60_000;
  const second = workerOf({ webhook: handler }).round();
  while (held.length < 2) await new Promise(setImmediate);
  held[1]?.();
  await second;
  held[0]?.();
  await first;
  expect(await queue.count(now)).toEqual([]);
});

describe('[GRW-03] a recurring job', () => {
  const cleanup = (run: () => Promise<void>) =>
    recurring(run, { everyMs: HOUR, notBefore: START + 30 * SECOND, leaseMs: HOUR });
  const schedule = () => addRecurringJob({ queue, unitOfWork: makeUnitOfWork(database), clock }, 'cleanup');

  test('runs half a minute after the start and then every hour, by one of two processes', async () => {
    const times: number[] = [];
    const handler = cleanup(async () => void times.push((now - START) / SECOND));
    await schedule();
    await schedule();
    const workers = [workerOf({ cleanup: handler }), workerOf({ cleanup: handler })];
    for (; now <= START + 3 * HOUR; now += 10 * SECOND) await Promise.all(workers.map((worker) => worker.round()));
    expect(times).toEqual([30, 3630, 7230]);
  });

  test('that fails is tried again after a minute and never becomes a dead letter', async () => {
    let runs = 0;
    const handler = cleanup(async () => {
      runs += 1;
      throw new Error('the disk is full');
    });
    await schedule();
    const worker = workerOf({ cleanup: handler });
    for (; now <= START + 200 * HOUR; now += 60 * SECOND) await worker.round();
    expect(runs).toBeGreaterThan(200);
    expect(await queue.list('dead', now, 10)).toEqual([]);
    expect(await queue.list('failed', now, 10)).toMatchObject([{ problem: 'the disk is full' }]);
  });
});

test('[GRW-03] a year of jobs with failures, two workers that crash and a clock that jumps: each is done, and none twice without a crash', async () => {
  const random = seededRandom(20300114);
  const done = new Map<number, number>();
  let crashes = 0;
  /** A process that ends between doing a job and recording it, now and then. */
  const crashing: Pick<JobQueue, 'lease' | 'finish'> = {
    lease: queue.lease,
    finish: async (job, outcome) => {
      if (outcome.kind !== 'done' || random() > 0.02) return queue.finish(job, outcome);
      crashes += 1;
      return false;
    },
  };
  const handler: JobHandler = {
    run: async ({ number }) => {
      if (random() < 0.2) return retry;
      done.set(Number(number), (done.get(Number(number)) ?? 0) + 1);
      return { kind: 'done' };
    },
  };
  const workers = [workerOf({ webhook: handler }, crashing), workerOf({ webhook: handler }, crashing)];
  const JOBS = 1_000;
  await database.transaction().execute(async (trx) => {
    for (let number = 0; number < JOBS; number += 1) {
      const runAt = START + Math.floor(random() * 365 * DAY);
      await queue.enqueue(trx, { kind: 'webhook', body: { number }, key: `job ${number}`, runAt, now });
    }
  });
  for (; now < START + 366 * DAY; now += 6 * HOUR) {
    await Promise.all(workers.map((worker) => worker.round()));
    // The machine's clock is set back by an hour, and is right again at the next step.
    if (random() < 0.1) {
      now -= HOUR;
      await workers[0]?.round();
      now += HOUR;
    }
  }
  for (let round = 0; round < 20; round += 1, now += 2 * HOUR) await workers[0]?.round();
  expect(await queue.count(now)).toEqual([]);
  const times = Array.from({ length: JOBS }, (_, number) => done.get(number) ?? 0);
  expect(times.filter((count) => count < 1)).toEqual([]);
  expect(times.reduce((sum, count) => sum + count, 0) - JOBS).toBe(crashes);
  expect(crashes).toBeGreaterThan(0);
});

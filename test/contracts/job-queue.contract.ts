import type { Kysely } from 'kysely';
import type { Database } from '../../backend/database/schema';
import type { JobQueue, LeasedJob, NewJob } from '../../backend/jobs/job-queue';
import type { Making } from './making';

/** A queue, as one or two processes have it. */
export interface JobQueueWorld {
  readonly database: Kysely<Database>;
  readonly queue: JobQueue;
  /** The queue as another process has it; the same one where there is only one process. */
  readonly other: JobQueue;
}

const NOW = Date.UTC(2030, 0, 14, 12);
const LEASE = { now: NOW, leaseMs: 60_000, most: 10 };

/** Every JobQueue passes this. `make` returns an empty one. */
export const jobQueueContract = (name: string, make: Making<JobQueueWorld>): void => {
  describe(`[GRW-03] ${name} as a JobQueue`, () => {
    let world: JobQueueWorld;
    beforeEach(async () => {
      world = await make();
    });

    const add = (job: Partial<NewJob> = {}): Promise<boolean> =>
      world.database
        .transaction()
        .execute((trx) => world.queue.enqueue(trx, { kind: 'webhook', body: {}, now: NOW, ...job }));

    const leaseOne = async (now = NOW, queue = world.queue): Promise<LeasedJob> => {
      const [job] = await queue.lease('webhook', { ...LEASE, now, most: 1 });
      if (job === undefined) throw new Error('no job was due');
      return job;
    };

    const numbers = (jobs: readonly LeasedJob[]): readonly unknown[] =>
      jobs.map(({ body }) => (JSON.parse(body) as { number: unknown }).number);

    test('a job of a transaction that is rolled back does not exist', async () => {
      const failing = world.database.transaction().execute(async (trx) => {
        await world.queue.enqueue(trx, { kind: 'webhook', body: {}, now: NOW });
        throw new Error('something else failed');
      });
      await expect(failing).rejects.toThrow('something else failed');
      expect(await world.queue.count(NOW)).toEqual([]);
    });

    test('leases jobs of one kind with their facts, those that have been due for longest first', async () => {
      await add({ body: { number: 1 }, runAt: NOW - 1 });
      await add({ body: { number: 2 }, runAt: NOW - 5, orderId: 7 });
      await add({ kind: 'release', body: { number: 3 } });
      const jobs = await world.queue.lease('webhook', LEASE);
      expect(numbers(jobs)).toEqual([2, 1]);
      expect(jobs[0]).toMatchObject({ orderId: 7, attempts: 1 });
    });

    test('leases no more than asked for, and nothing before its time', async () => {
      for (let number = 0; number < 5; number += 1) await add({ body: { number } });
      await add({ body: { number: 'later' }, runAt: NOW + 1 });
      expect(numbers(await world.queue.lease('webhook', { ...LEASE, most: 3 }))).toEqual([0, 1, 2]);
      expect(numbers(await world.queue.lease('webhook', LEASE))).toEqual([3, 4]);
      expect(numbers(await world.queue.lease('webhook', { ...LEASE, now: NOW + 1 }))).toEqual(['later']);
    });

    test('adds one job for a key, even after it was done', async () => {
      expect([await add({ key: 'once' }), await add({ key: 'once' })]).toEqual([true, false]);
      await world.queue.finish(await leaseOne(), { kind: 'done', at: NOW });
      expect(await add({ key: 'once' })).toBe(false);
      expect(await add({ key: 'twice' })).toBe(true);
    });

    test('gives each of many jobs to one of two workers that lease at the same time', async () => {
      for (let number = 0; number < 40; number += 1) await add({ body: { number } });
      const leases = await Promise.all(
        [world.queue, world.other, world.queue, world.other].map((queue) => queue.lease('webhook', LEASE)),
      );
      expect(new Set(leases.flatMap(numbers)).size).toBe(40);
    });

    test('gives a job to another worker when its lease has ended, and ignores the first one afterwards', async () => {
      await add();
      const first = await leaseOne();
      expect(await world.other.lease('webhook', { ...LEASE, now: NOW + 59_999 })).toEqual([]);
      const second = await leaseOne(NOW + 60_000, world.other);
      expect(second).toMatchObject({ id: first.id, attempts: 2 });
      expect(await world.queue.finish(first, { kind: 'dead', at: NOW, problem: 'too late' })).toBe(false);
      expect(await world.other.finish(second, { kind: 'done', at: NOW })).toBe(true);
      expect(await world.queue.finish(first, { kind: 'retry', at: NOW, problem: 'too late' })).toBe(false);
      expect(await world.queue.count(NOW)).toEqual([]);
    });

    test('a worker of an old lease changes nothing after the job has begun anew', async () => {
      await add();
      const first = await leaseOne();
      const second = await leaseOne(NOW + 60_000, world.other);
      await world.other.finish(second, { kind: 'again', at: NOW + 70_000 });
      const third = await leaseOne(NOW + 70_000, world.other);
      expect(third.attempts).toBe(first.attempts);
      expect(await world.queue.finish(first, { kind: 'done', at: NOW })).toBe(false);
      expect(await world.other.finish(third, { kind: 'done', at: NOW })).toBe(true);
    });

    test('a failed job waits for its next time with its problem and counts its attempts', async () => {
      await add();
      await world.queue.finish(await leaseOne(), { kind: 'retry', at: NOW + 5_000, problem: 'no answer' });
      expect(await world.queue.count(NOW)).toEqual([{ kind: 'webhook', state: 'failed', count: 1 }]);
      expect(await world.queue.list('failed', NOW, 10)).toMatchObject([
        { kind: 'webhook', attempts: 1, runAt: NOW + 5_000, problem: 'no answer', deadAt: null },
      ]);
      expect(await world.queue.lease('webhook', { ...LEASE, now: NOW + 4_999 })).toEqual([]);
      expect((await leaseOne(NOW + 5_000)).attempts).toBe(2);
    });

    test('a job that runs again begins to count anew', async () => {
      await add();
      await world.queue.finish(await leaseOne(), { kind: 'again', at: NOW + 5_000 });
      expect(await world.queue.count(NOW + 5_000)).toEqual([{ kind: 'webhook', state: 'waiting', count: 1 }]);
      expect((await leaseOne(NOW + 5_000)).attempts).toBe(1);
    });

    test('a dead job is never due until it is revived, which only a dead one can be', async () => {
      await add({ orderId: 3 });
      const job = await leaseOne();
      expect(await world.queue.revive(job.id, NOW)).toBe(false);
      await world.queue.finish(job, { kind: 'dead', at: NOW, problem: 'refused' });
      expect(await world.queue.lease('webhook', { ...LEASE, now: NOW + 365 * 86_400_000 })).toEqual([]);
      expect(await world.queue.list('dead', NOW, 10)).toMatchObject([
        { id: job.id, orderId: 3, deadAt: NOW, problem: 'refused' },
      ]);
      expect(await world.queue.revive(job.id, NOW + 1)).toBe(true);
      expect(await world.queue.revive(job.id, NOW + 1)).toBe(false);
      expect(await leaseOne(NOW + 1)).toMatchObject({ id: job.id, attempts: 1 });
    });

    test('does not count jobs that wait for their time', async () => {
      await add({ runAt: NOW + 1 });
      expect(await world.queue.count(NOW)).toEqual([]);
      expect(await world.queue.count(NOW + 1)).toEqual([{ kind: 'webhook', state: 'waiting', count: 1 }]);
    });

    test('counts and lists what waits, runs, failed and is dead, and forgets what is done', async () => {
      const outcomes = [
        { kind: 'done', at: NOW },
        { kind: 'dead', at: NOW, problem: 'x' },
        { kind: 'retry', at: NOW + 1, problem: 'x' },
      ] as const;
      for (const outcome of outcomes) {
        await add();
        await world.queue.finish(await leaseOne(), outcome);
      }
      await add();
      await leaseOne();
      await add();
      await add({ kind: 'mail' });
      expect(await world.queue.count(NOW)).toEqual([
        { kind: 'mail', state: 'waiting', count: 1 },
        { kind: 'webhook', state: 'dead', count: 1 },
        { kind: 'webhook', state: 'failed', count: 1 },
        { kind: 'webhook', state: 'running', count: 1 },
        { kind: 'webhook', state: 'waiting', count: 1 },
      ]);
      for (const [state, listed] of [
        ['dead', 1],
        ['failed', 1],
        ['running', 1],
        ['waiting', 2],
      ] as const) {
        expect(await world.queue.list(state, NOW, 10)).toHaveLength(listed);
      }
      expect(await world.queue.list('waiting', NOW, 1)).toHaveLength(1);
    });
  });
};

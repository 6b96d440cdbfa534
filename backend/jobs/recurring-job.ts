import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobKind, JobQueue } from './job-queue.ts';
import type { JobHandler } from './job-worker.ts';

/** Adds a recurring job unless it exists: of several processes that start, one adds it. */
export const addRecurringJob = async (
  {
    queue,
    unitOfWork,
    clock,
  }: { readonly queue: JobQueue; readonly unitOfWork: UnitOfWork; readonly clock: () => number },
  kind: JobKind,
): Promise<void> => {
  await unitOfWork.run((trx) => queue.enqueue(trx, { kind, key: kind, body: {}, now: clock() }));
};

/**
 * A job that is done every `everyMs`, by one process at a time, and never before `notBefore`. A failure is tried again after
 * growing pauses of at most `everyMs`; it never becomes a dead letter. Times are milliseconds, since 1970 or long.
 */
export const recurring = (
  run: (now: number) => Promise<void>,
  { everyMs, notBefore, leaseMs }: { readonly everyMs: number; readonly notBefore: number; readonly leaseMs: number },
): JobHandler => ({
  run: async (_body, now) => {
    if (now < notBefore) return { kind: 'again', at: notBefore };
    await run(now);
    return { kind: 'again', at: now + everyMs };
  },
  leaseMs,
  atOnce: 1,
  pauses: { firstMs: Math.min(60_000, everyMs), mostMs: everyMs },
  maxAttempts: Infinity,
});

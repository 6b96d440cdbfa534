import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { pauseAfter, type BackOff } from '../shared/back-off.ts';
import { startRounds } from '../shared/rounds.ts';
import type { JobKind, JobOutcome, JobQueue, LeasedJob } from './job-queue.ts';

/** What became of a job. `dead` means that trying again is of no use: a person has to look at it. */
export type JobResult =
  | { readonly kind: 'done' }
  /** Not a failure: the job runs again at this time. Milliseconds since 1970. */
  | { readonly kind: 'again'; readonly at: number }
  | { readonly kind: 'retry'; readonly problem: string }
  | { readonly kind: 'dead'; readonly problem: string };

/** How jobs of one kind are done. */
export interface JobHandler {
  /**
   * Does a job, at least once: it may be called again for the same one after a crash, or by another process when it takes
   * longer than its lease. A rejection counts as `retry`.
   */
  run(body: Readonly<Record<string, unknown>>, now: number): Promise<JobResult>;
  /**
   * Called when a job becomes a dead letter, for whatever reason, in the transaction that records it: whoever waits for the
   * job can be told. When it rejects, the job is tried again after an hour, a few times more than its attempts; when the
   * last of these fails, too, the dead letter is recorded without it.
   */
  onDead?(trx: Transaction<Database>, body: Readonly<Record<string, unknown>>, now: number): Promise<void>;
  /** How long a job belongs to the worker that does it: longer than it can take. Default one minute. */
  readonly leaseMs?: number;
  /** How many are done at the same time; default 20. */
  readonly atOnce?: number;
  /** The pauses after failures; default from five seconds to an hour. */
  readonly pauses?: BackOff;
  /** After this many failed attempts the job is dead; default 80, with the default pauses about three days. */
  readonly maxAttempts?: number;
}

export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler>>>;

/** Does the jobs of a queue. */
export interface JobWorker {
  /**
   * Does the jobs that are due, each kind beside the others and at most 100 of each, and resolves when they are done.
   * Rejects when the database fails.
   */
  round(): Promise<void>;
  /**
   * Does due jobs of each kind, now and then `pauseMs` after the last round of that kind. Returns a function that stops
   * this and waits for what is being done; nothing more is begun.
   */
  start(pauseMs: number): () => Promise<void>;
}

export interface JobWorkerDeps {
  readonly queue: Pick<JobQueue, 'lease' | 'finish'>;
  readonly handlers: JobHandlers;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const LEASE_MS = 60_000;
const AT_ONCE = 20;
const PAUSES: BackOff = { firstMs: 5_000, mostMs: 60 * 60_000 };
const MAX_ATTEMPTS = 80;
const MAX_IN_A_ROUND = 100;
/** How often more than its attempts a job is tried when what follows its dead letter fails, and how long it waits. */
const MORE_ATTEMPTS = 5;
const FOLLOW_AGAIN_MS = 60 * 60_000;

const bodyOf = ({ body }: LeasedJob): Readonly<Record<string, unknown>> =>
  JSON.parse(body) as Readonly<Record<string, unknown>>;

/** Does one job and gives what is to be recorded. */
const makeDoJob =
  ({ clock, log }: JobWorkerDeps) =>
  async (kind: string, handler: JobHandler, job: LeasedJob): Promise<JobOutcome> => {
    const { id, orderId, attempts } = job;
    const { pauses = PAUSES, maxAttempts = MAX_ATTEMPTS } = handler;
    const facts = { job: kind, id, orderId, attempts };
    const bury = (problem: string): JobOutcome => {
      log.error({ ...facts, problem }, 'a job is a dead letter: a person has to look at it');
      return { kind: 'dead', at: clock(), problem };
    };
    // Each of its attempts ended with its process, or what follows the dead letter of its last one failed.
    if (attempts > maxAttempts) return bury(job.problem ?? 'no attempt came to an end');
    const result = await handler.run(bodyOf(job), clock()).catch((error: unknown): JobResult => {
      log.warn({ ...facts, err: error }, 'a job failed unexpectedly');
      return { kind: 'retry', problem: error instanceof Error ? error.message : 'unknown' };
    });
    if (result.kind === 'done') return { kind: 'done', at: clock() };
    if (result.kind === 'again') return result;
    const { problem } = result;
    if (result.kind === 'dead' || attempts >= maxAttempts) return bury(problem);
    log.warn({ ...facts, problem }, 'a job was not done; it is tried again');
    return { kind: 'retry', at: clock() + pauseAfter(pauses, attempts - 1), problem };
  };

/** Records what became of a job. What follows a dead letter is recorded with it, and is tried again when it fails. */
const makeFinish =
  ({ queue, log, clock }: JobWorkerDeps) =>
  async (handler: JobHandler, job: LeasedJob, outcome: JobOutcome): Promise<void> => {
    if (outcome.kind !== 'dead' || handler.onDead === undefined) {
      await queue.finish(job, outcome);
      return;
    }
    try {
      await queue.finish(job, outcome, (trx) => handler.onDead?.(trx, bodyOf(job), outcome.at) ?? Promise.resolve());
    } catch (error) {
      log.error({ id: job.id, orderId: job.orderId, err: error }, 'what follows a dead letter could not be done');
      const { maxAttempts = MAX_ATTEMPTS } = handler;
      const again: JobOutcome = { kind: 'retry', at: clock() + FOLLOW_AGAIN_MS, problem: outcome.problem };
      await queue.finish(job, job.attempts < maxAttempts + MORE_ATTEMPTS ? again : outcome);
    }
  };

/**
 * A worker. Several, also of other processes, can work on one queue. A job that fails is tried again after growing pauses,
 * and is a dead letter after its last attempt: it stays in the queue and is logged as an error. [GRW-03]
 */
export const makeJobWorker = (deps: JobWorkerDeps): JobWorker => {
  const { queue, handlers, clock, log } = deps;
  const lanes = Object.entries(handlers);
  const doJob = makeDoJob(deps);
  const finish = makeFinish(deps);

  const runLane = async (kind: string, handler: JobHandler, isStopped = () => false): Promise<void> => {
    const { leaseMs = LEASE_MS, atOnce = AT_ONCE } = handler;
    for (let taken = 0; taken < MAX_IN_A_ROUND && !isStopped();) {
      const jobs = await queue.lease(kind, { now: clock(), leaseMs, most: atOnce });
      if (jobs.length === 0) return;
      taken += jobs.length;
      await Promise.all(jobs.map(async (job) => finish(handler, job, await doJob(kind, handler, job))));
    }
  };

  return {
    round: async () => {
      await Promise.all(lanes.map(([kind, handler]) => runLane(kind, handler)));
    },
    start: (pauseMs) => {
      let isStopped = false;
      const stops = lanes.map(([kind, handler]) =>
        startRounds(
          () =>
            runLane(kind, handler, () => isStopped).catch((error: unknown) =>
              log.error({ err: error, job: kind }, 'jobs could not be read from the database; they are tried again'),
            ),
          pauseMs,
        ),
      );
      return async () => {
        isStopped = true;
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
};

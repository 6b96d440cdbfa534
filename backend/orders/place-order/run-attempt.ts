import { setTimeout as pause } from 'node:timers/promises';
import { findAttempt, type Attempt } from './attempt-store.ts';
import { makeCarryOut, outcomeOf } from './carry-out.ts';
import type { PlaceOrderDeps, Placing } from './placing.ts';

const POLL_MS = 50;

/** Carries attempts out. */
export interface RunAttempt {
  /**
   * Carries out an attempt that this process has leased, and resolves with its outcome, or with `pending` when that takes
   * longer than a request may wait; the work goes on then. With `isFirst`, nothing was sent to the provider before.
   */
  run(attempt: Attempt, isFirst: boolean): Promise<Placing>;
  /** Waits for the outcome of an attempt that another request or process works on. */
  wait(attempt: Attempt): Promise<Placing>;
  /** As `run`, to the end. */
  runToEnd(attempt: Attempt, isFirst: boolean): Promise<Placing>;
}

/** `RunAttempt` on the database and the provider. */
export const makeRunAttempt = (deps: PlaceOrderDeps): RunAttempt => {
  const { database, log, waitMs } = deps;
  const carryOut = makeCarryOut(deps);
  const underWay = new Map<string, Promise<Placing>>();

  const runToEnd: RunAttempt['runToEnd'] = (attempt, isFirst) => {
    const key = attempt.attempt_key;
    const work = carryOut(attempt, isFirst).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };

  /** The outcome, or `pending` after the time that a request waits. A failure after that time is logged. */
  const within = (work: Promise<Placing>, orderId: number): Promise<Placing> =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        resolve({ kind: 'pending', orderId });
      }, waitMs);
      const fail = (error: unknown): void => {
        if (isLate) log.error({ err: error, orderId }, 'an order could not be placed; it is taken up again');
        else reject(error);
      };
      void work.then(resolve, fail).finally(() => clearTimeout(late));
    });

  const poll = async ({ attempt_key: key, order_id: orderId }: Attempt): Promise<Placing> => {
    for (let waited = 0; waited < waitMs; waited += POLL_MS) {
      await pause(POLL_MS);
      const attempt = await findAttempt(database, key);
      if (attempt !== undefined && attempt.state !== 'authorising') return outcomeOf(attempt);
    }
    return { kind: 'pending', orderId };
  };

  return {
    runToEnd,
    run: (attempt, isFirst) => within(runToEnd(attempt, isFirst), attempt.order_id),
    wait: (attempt) => {
      const work = underWay.get(attempt.attempt_key);
      return work === undefined ? poll(attempt) : within(work, attempt.order_id);
    },
  };
};

import type { Task } from 'fp-ts/Task';

/** A page waits longer for its data than one call may take, because it often makes several. */
const SHARE_OF_TIMEOUT = 1.2;
/** With short time-outs, pages still wait for calls that are repeated. */
const MIN_DEADLINE_MS = 2_400;

/** Returns the task's result, or the fallback when a page has waited too long. */
export type WithinDeadline = <A>(task: Task<A>, otherwise: A) => Task<A>;

/** How long a page waits for its data, in milliseconds. Then it is shown without this data, or as unavailable. */
export const pageDeadline = (upstreamTimeoutMs: number): number =>
  Math.max(MIN_DEADLINE_MS, upstreamTimeoutMs * SHARE_OF_TIMEOUT);

/** Makes the deadline of pages. A task that takes too long continues; its later result is ignored. */
export const makeWithinDeadline =
  (milliseconds: number): WithinDeadline =>
  (task, otherwise) =>
  async () => {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<typeof otherwise>((resolve) => {
      timer = setTimeout(() => resolve(otherwise), milliseconds);
    });
    try {
      return await Promise.race([task(), deadline]);
    } finally {
      clearTimeout(timer);
    }
  };

import type { Task } from 'fp-ts/Task';

/** How long a page waits for its data. Then it is shown without this data, or as unavailable. */
const PAGE_DEADLINE_MS = 2_400;

/**
 * Returns the task's result, or the fallback when it takes too long. The task itself continues; its later result is
 * ignored.
 */
export const withinDeadline =
  <A>(task: Task<A>, otherwise: A, milliseconds = PAGE_DEADLINE_MS): Task<A> =>
  async () => {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<A>((resolve) => {
      timer = setTimeout(() => resolve(otherwise), milliseconds);
    });
    try {
      return await Promise.race([task(), deadline]);
    } finally {
      clearTimeout(timer);
    }
  };

/** Told to a caller when more work is waiting than the machine can catch up with. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Runs a bounded number of jobs at a time and keeps a bounded number waiting. */
export interface RenderQueue {
  /** Runs the job when its turn comes; rejects with `QueueFull` at once when too many wait already. */
  run: <T>(job: () => Promise<T>) => Promise<T>;
  waiting: () => number;
}

export const makeRenderQueue = (limits: { atOnce: number; waiting: number }): RenderQueue => {
  const line: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    const start = line.shift();
    if (start === undefined) running -= 1;
    else start();
  };
  const turn = async (): Promise<void> => {
    if (running < limits.atOnce) {
      running += 1;
      return;
    }
    if (line.length >= limits.waiting)
      throw new QueueFull(`more than ${limits.waiting} pictures are waiting to be drawn`);
    await new Promise<void>((resolve) => {
      line.push(resolve);
    });
  };
  return {
    run: async (job) => {
      await turn();
      try {
        return await job();
      } finally {
        next();
      }
    },
    waiting: () => line.length,
  };
};

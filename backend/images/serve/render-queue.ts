/** The error of a job that is refused because too many are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Runs a bounded number of jobs at a time and keeps a bounded number waiting. */
export interface RenderQueue {
  /** Runs the job once a slot is free. Rejects at once with `QueueFull` when too many are waiting. */
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

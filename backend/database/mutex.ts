/** A lock that callers acquire in the order of their requests. */
export interface Mutex {
  /** Waits for the lock. The returned function releases it; further calls do nothing. */
  acquire(): Promise<() => void>;
}

/** A fair lock within this process. */
export const makeMutex = (): Mutex => {
  let last = Promise.resolve();
  return {
    acquire: async () => {
      const previous = last;
      let release: () => void = () => undefined;
      last = new Promise((resolve) => {
        release = resolve;
      });
      await previous;
      return release;
    },
  };
};

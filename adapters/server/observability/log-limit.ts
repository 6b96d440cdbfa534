export interface LogLimit {
  /**
   * Returns whether one more line may be logged. Calls `onDropped` at most once a minute, with how many lines were dropped
   * in the last minute that had any.
   */
  readonly take: (onDropped: (dropped: number) => void) => boolean;
}

/** Limits the lines per minute. `clock` gives milliseconds since 1970. */
export const makeLogLimit = (maxPerMinute: number, clock: () => number): LogLimit => {
  let minute = -1;
  let taken = 0;
  return {
    take: (onDropped) => {
      const now = Math.floor(clock() / 60_000);
      if (now !== minute) {
        if (taken > maxPerMinute) onDropped(taken - maxPerMinute);
        minute = now;
        taken = 0;
      }
      taken += 1;
      return taken <= maxPerMinute;
    },
  };
};

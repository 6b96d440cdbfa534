/**
 * Runs rounds of a background job, each `pauseMs` after the end of the last, the first at once. A round must not reject.
 * Returns a function that stops this and waits for the current round.
 */
export const startRounds = (round: () => Promise<void>, pauseMs: number): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let underWay = Promise.resolve();
  const next = (): void => {
    underWay = round().then(() => {
      if (!isOver) timer = setTimeout(next, pauseMs);
    });
  };
  next();
  return () => {
    isOver = true;
    clearTimeout(timer);
    return underWay;
  };
};

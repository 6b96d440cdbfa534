/** Returns a promise that resolves after other work has run, once the time budget is used; undefined before that. */
export type YieldWhenDue = () => Promise<void> | undefined;

/**
 * Creates a function that long work awaits often, so that it does not block the event loop. It yields once `budgetMs`
 * milliseconds have passed since the last yield.
 */
export const makeYieldWhenDue = (budgetMs = 12): YieldWhenDue => {
  let turnStartedAt = performance.now();
  return () => {
    if (performance.now() - turnStartedAt < budgetMs) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        turnStartedAt = performance.now();
        resolve();
      });
    });
  };
};

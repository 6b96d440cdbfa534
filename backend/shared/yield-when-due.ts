/** Gives other work a turn once `budgetMs` have passed since the last turn; answers at once otherwise. */
export type YieldWhenDue = () => Promise<void> | undefined;

/** Keeps long work from holding up the event loop: `await yieldWhenDue()` often, it only waits when it is time. */
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

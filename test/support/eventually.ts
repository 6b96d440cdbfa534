/** Some actions wait for two idle periods of up to 3 s and 5 s, and are slow on a busy machine. */
const TIMEOUT_MS = 30_000;
const POLL_MS = 25;

/** Repeats an assertion until it holds; rejects with the last failure after the time-out. */
export const eventually = async <A>(assertion: () => A | Promise<A>, timeoutMs = TIMEOUT_MS): Promise<A> => {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
};

/** Some actions wait for two idle periods of up to 3 s and 5 s, and are slow on a busy machine. */
const TIMEOUT_MS = 30_000;
const MIN_POLL_MS = 25;
const MAX_POLL_MS = 200;
/** The next attempt comes after this part of the time waited so far: many attempts take time from what is waited for. */
const POLL_SHARE = 1 / 8;

/** Repeats an assertion until it holds; rejects with the last failure after the time-out. */
export const eventually = async <A>(assertion: () => A | Promise<A>, timeoutMs = TIMEOUT_MS): Promise<A> => {
  const began = Date.now();
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      const waited = Date.now() - began;
      if (waited > timeoutMs) throw error;
      const pollMs = Math.min(MAX_POLL_MS, Math.max(MIN_POLL_MS, waited * POLL_SHARE));
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }
};

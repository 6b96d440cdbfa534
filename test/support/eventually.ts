/** Two idle moments, of 3 and 5 s at most, may lie before something that then takes a busy machine a while. */
const PATIENCE_MS = 30_000;
const POLL_MS = 25;

/** Asserts again and again until it holds; gives up with the last failure. For what happens soon, not at once. */
export const eventually = async <A>(assertion: () => A | Promise<A>, patienceMs = PATIENCE_MS): Promise<A> => {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
};

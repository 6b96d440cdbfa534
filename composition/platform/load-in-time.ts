/** How long code that is loaded later may take (CFG-05). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Rejects when code that is being loaded takes longer than `CHUNK_TIMEOUT_MS`; otherwise settles as it does (CFG-05). */
export const loadInTime = <A>(loading: Promise<A>): Promise<A> =>
  new Promise<A>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`code was not loaded within ${CHUNK_TIMEOUT_MS / 1_000} s`)),
      CHUNK_TIMEOUT_MS,
    );
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });

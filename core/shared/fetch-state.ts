/** What is known of data that is fetched (CFG-02). */
export interface FetchState<Args, Data, Failure> {
  /** Whether the last fetch succeeded. */
  readonly fetched: boolean;
  readonly error: Failure | undefined;
  readonly data: Data | undefined;
  /** What was fetched last, or is being fetched. */
  readonly args: Args | undefined;
  readonly loading: boolean;
}

const INITIAL = { fetched: false, error: undefined, data: undefined, args: undefined, loading: false } as const;

/** Returns the state before any fetch, and after everything was discarded. */
export const purge = (): FetchState<never, never, never> => INITIAL;

/** Returns the state of a fetch that begins: data and error of the last one are gone. */
export const begin = <Args, Data, Failure>(
  state: FetchState<Args, Data, Failure>,
  args: Args,
): FetchState<Args, Data, Failure> => ({ ...state, args, loading: true, data: undefined, error: undefined });

/** Returns the state after a fetch that brought data. */
export const succeed = <Args, Data, Failure>(
  state: FetchState<Args, Data, Failure>,
  data: Data,
): FetchState<Args, Data, Failure> => ({ ...state, loading: false, data, fetched: true });

/** Returns the state after a fetch that failed. */
export const fail = <Args, Data, Failure>(
  state: FetchState<Args, Data, Failure>,
  error: Failure,
): FetchState<Args, Data, Failure> => ({ ...state, loading: false, error, fetched: false });

/** The state of one fetch: `args` are those of the last fetch (CFG-02, specification section 4). */
export interface FetchState<Data, Args = undefined, Failure = unknown> {
  readonly fetched: boolean;
  readonly loading: boolean;
  readonly error: Failure | undefined;
  readonly data: Data | undefined;
  readonly args: Args | undefined;
}

/** The state before the first fetch. */
export const initialFetchState: FetchState<never, never, never> = {
  fetched: false,
  loading: false,
  error: undefined,
  data: undefined,
  args: undefined,
};

/** Returns the state when a fetch begins: loading, with data and error cleared. */
export const begin = <Data, Args, Failure>(
  state: FetchState<Data, Args, Failure>,
  args: Args,
): FetchState<Data, Args, Failure> => ({ ...state, loading: true, data: undefined, error: undefined, args });

/** Returns the state after a success: data is set and counts as fetched. */
export const succeed = <Data, Args, Failure>(
  state: FetchState<Data, Args, Failure>,
  data: Data,
): FetchState<Data, Args, Failure> => ({ ...state, loading: false, fetched: true, error: undefined, data });

/** Returns the state after a failure: the error is set and nothing counts as fetched. */
export const fail = <Data, Args, Failure>(
  state: FetchState<Data, Args, Failure>,
  error: Failure,
): FetchState<Data, Args, Failure> => ({ ...state, loading: false, fetched: false, error });

/** Returns the initial state. */
export const purge = <Data, Args, Failure>(): FetchState<Data, Args, Failure> => initialFetchState;

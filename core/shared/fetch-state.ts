/** What is known of one fetch: `args` are those of the last one begun (CFG-02, specification section 4). */
export interface FetchState<Data, Args = undefined, Failure = unknown> {
  readonly fetched: boolean;
  readonly loading: boolean;
  readonly error: Failure | undefined;
  readonly data: Data | undefined;
  readonly args: Args | undefined;
}

/** Nothing was fetched yet. */
export const initialFetchState: FetchState<never, never, never> = {
  fetched: false,
  loading: false,
  error: undefined,
  data: undefined,
  args: undefined,
};

/** A fetch begins: loading, with data and error cleared. */
export const begin = <Data, Args, Failure>(
  state: FetchState<Data, Args, Failure>,
  args: Args,
): FetchState<Data, Args, Failure> => ({ ...state, loading: true, data: undefined, error: undefined, args });

/** It succeeded: the data is there and counts as fetched. */
export const succeed = <Data, Args, Failure>(
  state: FetchState<Data, Args, Failure>,
  data: Data,
): FetchState<Data, Args, Failure> => ({ ...state, loading: false, fetched: true, error: undefined, data });

/** It failed: the error is there and nothing counts as fetched. */
export const fail = <Data, Args, Failure>(
  state: FetchState<Data, Args, Failure>,
  error: Failure,
): FetchState<Data, Args, Failure> => ({ ...state, loading: false, fetched: false, error });

/** Back to the beginning. */
export const purge = <Data, Args, Failure>(): FetchState<Data, Args, Failure> => initialFetchState;

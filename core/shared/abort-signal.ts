/** The part of an `AbortSignal` that the core uses; the core compiles without the DOM library. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly addEventListener: (event: 'abort', listener: () => void) => void;
}

/** The part of an `AbortController` that the core uses: `abort` calls each listener of `signal` once. */
export interface AbortControllerLike {
  readonly signal: AbortSignalLike;
  readonly abort: () => void;
}

export const makeAbortController = (): AbortControllerLike => {
  let aborted = false;
  const listeners: Array<() => void> = [];
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_event, listener) => void listeners.push(listener),
    },
    abort: () => {
      aborted = true;
      for (const listener of listeners.splice(0)) listener();
    },
  };
};

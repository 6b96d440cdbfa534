import type { IO } from 'fp-ts/IO';

/** The browser's address and history, as far as a page changes them. None of these fail. */
export interface PageHistory {
  /** Path and query of the page that is shown. */
  readonly current: IO<string>;
  /** A new entry for this path and query, without loading a page. */
  readonly push: (url: string) => IO<void>;
  /** Loads another page; the store home instead of what no shopper may be sent to (see `isDestination`). */
  readonly leave: (url: string) => IO<void>;
  /**
   * Tells path and query each time that the shopper goes back or forward within the page, until the function that it gives
   * is called. No stream: every first view listens, and the streams' library would come along with it.
   */
  readonly whenReturned: (listener: (url: string) => void) => () => void;
}

import type { IO } from 'fp-ts/IO';

/** The browser's address and history, as the page uses them. None of these fail. */
export interface PageHistory {
  /** Path and query of the current page. */
  readonly current: IO<string>;
  /** Adds an entry for this path and query, without loading a page. */
  readonly push: (url: string) => IO<void>;
  /** Gives the current entry this path and query, without loading a page. */
  readonly replace: (url: string) => IO<void>;
  /**
   * Loads another page; the store home for an address that is not allowed (see `isDestination`). Pages of `alsoAllowed`,
   * an origin that the shop's backend has named, are allowed over http, too.
   */
  readonly leave: (url: string, alsoAllowed?: string) => IO<void>;
  /**
   * Calls the listener with path and query each time the shopper goes back or forward within the page. The returned
   * function removes the listener. This is not an Observable, because every first view uses it and would then load
   * rxjs.
   */
  readonly whenReturned: (listener: (url: string) => void) => () => void;
}

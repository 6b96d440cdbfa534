/** The cookies of a commerce backend. A name that ends in `*` matches all names with that prefix. */
export interface BackendCookies {
  /** Passed on between the browser and the backend. No other cookie of the shop reaches the backend. */
  readonly passed: ReadonlyArray<string>;
  /** The cookies that identify the shopper, guest or registered. A request with one of them gets a personal page. */
  readonly identity: ReadonlyArray<string>;
  /** The cookies that scripts remove when the session changes (USR-06, USR-08). None by default. */
  readonly removed?: RemovedCookies;
}

/** Cookies with one prefix are removed, except those with a kept prefix. */
export interface RemovedCookies {
  readonly beginning: string;
  readonly keptBeforeSignIn: ReadonlyArray<string>;
  readonly keptAtSignOut: ReadonlyArray<string>;
}

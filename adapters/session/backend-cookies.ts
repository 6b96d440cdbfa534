/** The cookies of a commerce backend. A name that ends in `*` stands for all names with that beginning. */
export interface BackendCookies {
  /** Passed on between the browser and the backend. No other cookie of the shop reaches the backend. */
  readonly passed: ReadonlyArray<string>;
  /** Those that identify the shopper, guest or registered. A request with one of them gets a personal page. */
  readonly identity: ReadonlyArray<string>;
  /** What scripts remove of them when the session changes (USR-06, USR-08). Nothing by default. */
  readonly removed?: RemovedCookies;
}

/** The cookies with this beginning are removed, except those that begin as one of the kept ones. */
export interface RemovedCookies {
  readonly beginning: string;
  readonly keptBeforeSignIn: ReadonlyArray<string>;
  readonly keptAtSignOut: ReadonlyArray<string>;
}

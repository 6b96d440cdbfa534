import type { IO } from 'fp-ts/IO';

export interface CookieOptions {
  /** Lifetime; without it the cookie ends with the browser session. */
  readonly maxAgeSeconds?: number;
}

/** The shopper's cookies that scripts or this request can read. None of these fail. */
export interface Cookies {
  /** Returns the decoded value; undefined when there is no such cookie or it cannot be read. */
  readonly read: (name: string) => IO<string | undefined>;
  readonly names: IO<ReadonlyArray<string>>;
  /** Sets a cookie for the whole site, readable by scripts; a later `read` returns the new value. */
  readonly write: (name: string, value: string, options?: CookieOptions) => IO<void>;
  readonly remove: (name: string) => IO<void>;
}

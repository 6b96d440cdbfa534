import { parseCookie, type SetCookie } from 'cookie';
import type { IO } from 'fp-ts/IO';
import type { Clock } from '../../../core/shared/clock';
import type { CookieOptions, Cookies } from '../../../core/shared/cookies';
import { type CookieRules, isExpired, readSetCookies, setCookieLine } from './cookie-rules';
import { encodePart } from '../../../core/shared/encode-part';

export interface ServerCookieOptions extends CookieOptions {
  /** Whether scripts cannot read the cookie; false by default. */
  readonly httpOnly?: boolean;
}

export interface RequestCookiesOptions extends Pick<CookieRules, 'isBackendCookie'> {
  /** The Cookie header of the request. */
  readonly header: string | undefined;
  /** Whether the public origin uses https. */
  readonly secure: boolean;
  readonly clock?: Clock;
}

/**
 * The cookies of one request, including HttpOnly ones: those that the client sent and those set since. Values are stored
 * encoded, so that signatures stay unchanged, and decoded by `read`.
 */
export class RequestCookies implements Cookies {
  readonly #kept: Map<string, string>;
  readonly #changed = new Map<string, string>();
  #used = false;
  readonly #options: RequestCookiesOptions;

  constructor(options: RequestCookiesOptions) {
    this.#options = options;
    const sent = parseCookie(options.header ?? '', { decode: (value) => value });
    this.#kept = new Map(Object.entries(sent).map(([name, value]) => [name, value ?? '']));
  }

  readonly read =
    (name: string): IO<string | undefined> =>
    () => {
      this.#used = true;
      const value = this.#kept.get(name);
      return value === undefined ? undefined : decoded(value);
    };

  readonly names: IO<ReadonlyArray<string>> = () => {
    this.#used = true;
    return [...this.#kept.keys()];
  };

  readonly write =
    (name: string, value: string, { maxAgeSeconds, httpOnly }: ServerCookieOptions = {}): IO<void> =>
    () =>
      this.#set({ name, value: encodePart(value), maxAge: maxAgeSeconds, httpOnly });

  readonly remove =
    (name: string): IO<void> =>
    () =>
      this.#set({ name, value: '', maxAge: 0 });

  /** The Cookie header for the backend: its own cookies, including those set during this request. */
  header(): string {
    const sent = [...this.#kept].filter(([name]) => this.#options.isBackendCookie(name));
    if (sent.length > 0) this.#used = true;
    return sent.map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Adds the cookies that the backend set, for later calls of this request and for the client. */
  absorb(setCookieLines: ReadonlyArray<string>): void {
    for (const cookie of readSetCookies(setCookieLines)) this.#set(cookie);
  }

  /** The Set-Cookie lines for the response, the last one of each name. */
  changes(): ReadonlyArray<string> {
    return [...this.#changed.values()];
  }

  /** Whether cookies were read or set. Then the response is private. */
  get isUsed(): boolean {
    return this.#used || this.#changed.size > 0;
  }

  #set(cookie: SetCookie): void {
    const now = (this.#options.clock ?? Date.now)();
    if (isExpired(cookie, now)) this.#kept.delete(cookie.name);
    else this.#kept.set(cookie.name, cookie.value ?? '');
    this.#changed.set(cookie.name, setCookieLine(cookie, this.#options.secure));
  }
}

/** Returns an invalidly encoded value unchanged. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

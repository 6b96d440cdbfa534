import { parseCookie, type SetCookie } from 'cookie';
import type { IO } from 'fp-ts/IO';
import type { Clock } from '../../core/shared/clock';
import type { CookieOptions, Cookies } from '../../core/shared/cookies';
import { isCommerceCookie, isExpired, readSetCookies, setCookieLine } from './cookie-rules';
import { encodePart } from '../../core/shared/encode-part';

export interface ServerCookieOptions extends CookieOptions {
  /** Out of sight of scripts. */
  readonly httpOnly?: boolean;
}

export interface RequestCookiesOptions {
  /** The Cookie header as it came. */
  readonly header: string | undefined;
  /** Whether the shop is seen over https. */
  readonly secure: boolean;
  readonly clock?: Clock;
}

/**
 * The cookies of one request, HttpOnly ones included: what the shopper sent, with what was set meanwhile. Values are
 * kept as they travel, so that a signature survives, and decoded for those who read them.
 */
export class RequestCookies implements Cookies {
  private readonly kept: Map<string, string>;
  private readonly changed = new Map<string, string>();
  private used = false;

  constructor(private readonly options: RequestCookiesOptions) {
    const sent = parseCookie(options.header ?? '', { decode: (value) => value });
    this.kept = new Map(Object.entries(sent).map(([name, value]) => [name, value ?? '']));
  }

  readonly read =
    (name: string): IO<string | undefined> =>
    () => {
      this.used = true;
      const value = this.kept.get(name);
      return value === undefined ? undefined : decoded(value);
    };

  readonly names: IO<ReadonlyArray<string>> = () => {
    this.used = true;
    return [...this.kept.keys()];
  };

  readonly write =
    (name: string, value: string, { maxAgeSeconds, httpOnly }: ServerCookieOptions = {}): IO<void> =>
    () =>
      this.set({ name, value: encodePart(value), maxAge: maxAgeSeconds, httpOnly });

  readonly remove =
    (name: string): IO<void> =>
    () =>
      this.set({ name, value: '', maxAge: 0 });

  /** The Cookie header for the commerce backend: its own cookies alone, with those set during this request. */
  header(): string {
    const sent = [...this.kept].filter(([name]) => isCommerceCookie(name));
    if (sent.length > 0) this.used = true;
    return sent.map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes over what a backend set in its answer, for later calls of this request and for the shopper. */
  absorb(setCookieLines: ReadonlyArray<string>): void {
    for (const cookie of readSetCookies(setCookieLines)) this.set(cookie);
  }

  /** The Set-Cookie lines for the answer, the last word on each name. */
  changes(): ReadonlyArray<string> {
    return [...this.changed.values()];
  }

  /** Whether the answer may depend on this shopper's cookies, or sets some: such an answer is never shared. */
  get isUsed(): boolean {
    return this.used || this.changed.size > 0;
  }

  private set(cookie: SetCookie): void {
    const now = (this.options.clock ?? Date.now)();
    if (isExpired(cookie, now)) this.kept.delete(cookie.name);
    else this.kept.set(cookie.name, cookie.value ?? '');
    this.changed.set(cookie.name, setCookieLine(cookie, this.options.secure));
  }
}

/** A value that was not encoded properly is given as it is. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

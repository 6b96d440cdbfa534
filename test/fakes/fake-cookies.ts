import type { Cookies } from '../../core/shared/cookies';

/** The cookies of one browser. They never expire. */
export class FakeCookies implements Cookies {
  readonly #kept = new Map<string, string>();

  /** Sets a cookie from its encoded value, as it is sent over HTTP. */
  hasCookie(name: string, encodedValue: string): this {
    this.#kept.set(name, decoded(encodedValue));
    return this;
  }

  /** All cookies by name. */
  get all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#kept);
  }

  readonly read: Cookies['read'] = (name) => () => this.#kept.get(name);

  readonly names: Cookies['names'] = () => [...this.#kept.keys()];

  readonly write: Cookies['write'] = (name, value) => () => void this.#kept.set(name, value);

  readonly remove: Cookies['remove'] = (name) => () => void this.#kept.delete(name);
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

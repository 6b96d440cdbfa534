import type { Cookies } from '../../core/shared/cookies';

/** The cookies of one browser, which never grow old. */
export class FakeCookies implements Cookies {
  readonly #kept = new Map<string, string>();

  /** The browser has this already; the value is encoded as it travels. */
  hasCookie(name: string, encodedValue: string): this {
    this.#kept.set(name, decoded(encodedValue));
    return this;
  }

  /** Everything, by name. */
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

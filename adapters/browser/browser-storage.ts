import type { IO } from 'fp-ts/IO';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';

/**
 * The browser's local or session storage. A browser may block it, so that even reading the property throws, or have no
 * space left: reads then return undefined and writes have no effect.
 */
export class BrowserStorage implements KeyValueStorage {
  readonly #open: () => Storage;

  /** `open` returns the storage, as in `() => window.localStorage`. */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  readonly read: KeyValueStorage['read'] = (key) => () => this.#attempt((storage) => storage.getItem(key)) ?? undefined;

  readonly write: KeyValueStorage['write'] = (key, value) => () =>
    void this.#attempt((storage) => storage.setItem(key, value));

  readonly remove: KeyValueStorage['remove'] = (key) => () => void this.#attempt((storage) => storage.removeItem(key));

  readonly clear: IO<void> = () => void this.#attempt((storage) => storage.clear());

  #attempt<A>(use: (storage: Storage) => A): A | undefined {
    try {
      return use(this.#open());
    } catch {
      return undefined;
    }
  }
}

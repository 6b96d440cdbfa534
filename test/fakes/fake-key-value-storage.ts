import type { KeyValueStorage } from '../../core/shared/key-value-storage';

/** A browser's storage in memory. A blocked one stores nothing. */
export class FakeKeyValueStorage implements KeyValueStorage {
  readonly #values = new Map<string, string>();
  #blocked = false;

  isBlocked(): this {
    this.#blocked = true;
    this.#values.clear();
    return this;
  }

  has(key: string, value: string): this {
    this.#values.set(key, value);
    return this;
  }

  /** All values by key. */
  get all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#values);
  }

  readonly read: KeyValueStorage['read'] = (key) => () => this.#values.get(key);

  readonly write: KeyValueStorage['write'] = (key, value) => () => {
    if (!this.#blocked) this.#values.set(key, value);
  };

  readonly remove: KeyValueStorage['remove'] = (key) => () => void this.#values.delete(key);

  readonly clear: KeyValueStorage['clear'] = () => this.#values.clear();
}

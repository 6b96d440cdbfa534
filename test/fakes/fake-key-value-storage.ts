import type { KeyValueStorage } from '../../core/shared/key-value-storage';

/** A browser's storage in memory; a blocked one keeps nothing. */
export class FakeKeyValueStorage implements KeyValueStorage {
  readonly #kept = new Map<string, string>();
  #blocked = false;

  isBlocked(): this {
    this.#blocked = true;
    this.#kept.clear();
    return this;
  }

  has(key: string, value: string): this {
    this.#kept.set(key, value);
    return this;
  }

  /** Everything, by key. */
  get all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#kept);
  }

  readonly read: KeyValueStorage['read'] = (key) => () => this.#kept.get(key);

  readonly write: KeyValueStorage['write'] = (key, value) => () => {
    if (!this.#blocked) this.#kept.set(key, value);
  };

  readonly remove: KeyValueStorage['remove'] = (key) => () => void this.#kept.delete(key);

  readonly clear: KeyValueStorage['clear'] = () => this.#kept.clear();
}

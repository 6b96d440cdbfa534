import type { PreferredStore, PreferredPlaceStore } from '../../core/stores/preferred/preferred-store';

/** Keeps the shopper's store and ZIP code in memory. */
export class FakePreferredPlaceStore implements PreferredPlaceStore {
  /** How often the expiry of the store was renewed. */
  renewals = 0;
  #kept: PreferredStore | undefined;
  #keptZip: string | undefined;
  #isZipOfStore = false;

  hasStore(store: PreferredStore): this {
    this.#kept = { ...store };
    return this;
  }

  hasZip(zipCode: string): this {
    this.#keptZip = zipCode;
    return this;
  }

  readonly store: PreferredPlaceStore['store'] = () => this.#kept && { ...this.#kept };

  readonly zipCode: PreferredPlaceStore['zipCode'] = () => this.#keptZip;

  readonly deliveryZip: PreferredPlaceStore['deliveryZip'] = () => (this.#isZipOfStore ? undefined : this.#keptZip);

  readonly remember: PreferredPlaceStore['remember'] = (store, zipCode) => () => {
    this.#kept = { ...store };
    this.#isZipOfStore ||= this.#keptZip === undefined;
    this.#keptZip ??= zipCode;
  };

  readonly renew: PreferredPlaceStore['renew'] = () => {
    this.renewals += this.#kept === undefined ? 0 : 1;
  };

  readonly rememberZip: PreferredPlaceStore['rememberZip'] = (zipCode) => () => {
    this.#keptZip = zipCode;
    this.#isZipOfStore = false;
  };

  readonly forget: PreferredPlaceStore['forget'] = () => {
    this.#kept = undefined;
    if (this.#isZipOfStore) this.#keptZip = undefined;
    this.#isZipOfStore = false;
  };
}

import type { PreferredStore, PreferredStoreMemory } from '../../core/stores/preferred-store';

/** The shopper's place, in memory. */
export class FakePreferredStoreMemory implements PreferredStoreMemory {
  /** How often the store was kept once more. */
  renewals = 0;
  private kept: PreferredStore | undefined;
  private keptZip: string | undefined;

  hasStore(store: PreferredStore): this {
    this.kept = { ...store };
    return this;
  }

  hasZip(zipCode: string): this {
    this.keptZip = zipCode;
    return this;
  }

  readonly store: PreferredStoreMemory['store'] = () => this.kept && { ...this.kept };

  readonly zipCode: PreferredStoreMemory['zipCode'] = () => this.keptZip;

  readonly remember: PreferredStoreMemory['remember'] = (store, zipCode) => () => {
    this.kept = { ...store };
    this.keptZip ??= zipCode;
  };

  readonly renew: PreferredStoreMemory['renew'] = () => {
    this.renewals += this.kept === undefined ? 0 : 1;
  };

  readonly rememberZip: PreferredStoreMemory['rememberZip'] = (zipCode) => () => {
    this.keptZip = zipCode;
  };

  readonly forget: PreferredStoreMemory['forget'] = () => {
    this.kept = undefined;
  };
}

import type { AccountStore } from '../../core/stores/preferred/account-store';
import { FakeUpstream } from './fake-upstream';

/** The account's store, in memory. */
export class FakeAccountStore extends FakeUpstream<keyof AccountStore> implements AccountStore {
  kept: string | undefined;

  constructor() {
    super('commerce');
  }

  readonly keep: AccountStore['keep'] = (storeId) =>
    this.answer('keep', () => {
      this.kept = storeId;
    });
}

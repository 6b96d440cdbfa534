import type { AccountStore } from '../../core/stores/preferred/account-store';
import { FakeUpstream } from './fake-upstream';

/** Keeps the account's preferred store in memory. */
export class FakeAccountStore extends FakeUpstream<keyof AccountStore> implements AccountStore {
  kept: string | undefined;

  constructor() {
    super('commerce');
  }

  readonly keep: AccountStore['keep'] = (storeId) =>
    this.respond('keep', () => {
      this.kept = storeId;
    });
}

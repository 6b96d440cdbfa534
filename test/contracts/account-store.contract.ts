import * as E from 'fp-ts/Either';
import type { AccountStore } from '../../core/stores/preferred/account-store';
import type { Making } from './making';

export interface AccountStoreWorld {
  readonly account: AccountStore;
  /** Two ids of stores that exist. */
  readonly storeIds: readonly [string, string];
  /** The id of the store in the account; undefined when none was saved. */
  readonly kept: () => Promise<string | undefined>;
}

/** Every AccountStore, fake or real, passes this. `make` returns a registered shopper without a store. */
export const accountStoreContract = (name: string, make: Making<AccountStoreWorld>): void => {
  describe(`[USR-02] ${name} as an AccountStore`, () => {
    test('an account has no store until one is saved', async () => {
      const { account, storeIds, kept } = await make();
      account.keep(storeIds[0]);
      expect(await kept()).toBeUndefined();
    });

    test('keeps the store that was saved last', async () => {
      const { account, storeIds, kept } = await make();
      for (const storeId of storeIds) expect(await account.keep(storeId)()).toEqual(E.right(undefined));
      expect(await kept()).toBe(storeIds[1]);
    });
  });
};

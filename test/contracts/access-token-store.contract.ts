import type { AccessTokenStore } from '../../core/search/access/access-token';
import type { Making } from './making';

/** Every AccessTokenStore passes this; each world has a new, empty one. */
export const accessTokenStoreContract = (name: string, makeStore: Making<AccessTokenStore>): void => {
  const TOKEN = { accessToken: 'a.b', expiresAt: Date.UTC(2030, 0, 6, 18) };

  describe(`[PLT-02] ${name} as an AccessTokenStore`, () => {
    test('[SRC-07] is empty at first', async () => {
      expect((await makeStore()).current()).toBeUndefined();
    });

    test('[SRC-07] returns the token that was stored last', async () => {
      const memory = await makeStore();
      memory.keep({ ...TOKEN, accessToken: 'older' })();
      memory.keep(TOKEN)();
      expect(memory.current()).toEqual(TOKEN);
    });

    test('[SRC-07] is empty after the token was removed', async () => {
      const memory = await makeStore();
      memory.keep(TOKEN)();
      memory.forget();
      expect(memory.current()).toBeUndefined();
    });
  });
};

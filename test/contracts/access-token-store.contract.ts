import type { AccessTokenStore } from '../../core/search/access/access-token';
import type { Making } from './making';

/** Every AccessTokenStore passes this; each world is new and holds nothing. */
export const accessTokenStoreContract = (name: string, makeMemory: Making<AccessTokenStore>): void => {
  const TOKEN = { accessToken: 'a.b', expiresAt: Date.UTC(2030, 0, 6, 18) };

  describe(`[PLT-02] ${name} as an AccessTokenStore`, () => {
    test('[SRC-07] holds nothing at first', async () => {
      expect((await makeMemory()).current()).toBeUndefined();
    });

    test('[SRC-07] gives the token that was kept last', async () => {
      const memory = await makeMemory();
      memory.keep({ ...TOKEN, accessToken: 'older' })();
      memory.keep(TOKEN)();
      expect(memory.current()).toEqual(TOKEN);
    });

    test('[SRC-07] holds nothing once it was forgotten', async () => {
      const memory = await makeMemory();
      memory.keep(TOKEN)();
      memory.forget();
      expect(memory.current()).toBeUndefined();
    });
  });
};

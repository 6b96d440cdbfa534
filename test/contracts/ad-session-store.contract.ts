import type { AdSessionStore } from '../../core/ads/reporting/ad-session';
import { SESSION_ID } from '../builders/upstream-ads';
import type { Making } from './making';

/** Every AdSessionStore, fake or real, passes this. `make` gives one that knows nothing. */
export const adSessionStoreContract = (name: string, make: Making<AdSessionStore>): void => {
  const SESSION = { id: SESSION_ID, expiry: Date.UTC(2030, 3, 15) };

  describe(`[PLT-02] ${name} as an AdSessionStore`, () => {
    test('[ADS-03] at first there is no session', async () => {
      expect((await make()).recall()).toBeUndefined();
    });

    test('[ADS-03] a session is kept whole, and replaces the one before', async () => {
      const memory = await make();
      memory.keep({ ...SESSION, expiry: 0 })();
      memory.keep(SESSION)();
      expect(memory.recall()).toEqual(SESSION);
    });

    test('[ADS-03] nothing is kept before the effect is run', async () => {
      const memory = await make();
      memory.keep(SESSION);
      expect(memory.recall()).toBeUndefined();
    });
  });
};

import type { AdSessionStore } from '../../core/ads/reporting/ad-session';
import { SESSION_ID } from '../builders/upstream-ads';
import type { Making } from './making';

/** Every AdSessionStore, fake or real, passes this. `make` returns an empty one. */
export const adSessionStoreContract = (name: string, make: Making<AdSessionStore>): void => {
  const SESSION = { id: SESSION_ID, expiry: Date.UTC(2030, 3, 15) };

  describe(`[PLT-02] ${name} as an AdSessionStore`, () => {
    test('[ADS-03] has no session at first', async () => {
      expect((await make()).recall()).toBeUndefined();
    });

    test('[ADS-03] stores a whole session and replaces the previous one', async () => {
      const memory = await make();
      memory.keep({ ...SESSION, expiry: 0 })();
      memory.keep(SESSION)();
      expect(memory.recall()).toEqual(SESSION);
    });

    test('[ADS-03] stores nothing before the effect runs', async () => {
      const memory = await make();
      memory.keep(SESSION);
      expect(memory.recall()).toBeUndefined();
    });
  });
};

import type { CardFlowStore } from '../../core/petco-pay/card-flow-store';
import type { Making } from './making';

export interface CardFlowMemoryWorld {
  /** The store is empty. */
  readonly memory: CardFlowStore;
  readonly isInterstitialLogin: () => boolean;
}

/** Every CardFlowStore, fake or real, passes this. */
export const cardFlowStoreContract = (name: string, makeWorld: Making<CardFlowMemoryWorld>): void => {
  describe(`[PLT-02] ${name} as a CardFlowStore`, () => {
    test('[REG-06] has no success at first', async () => {
      const { memory } = await makeWorld();
      expect([memory.hasSuccess(), memory.takeSuccess()]).toEqual([false, undefined]);
    });

    test.each(['PCC_LOGIN', 'PCC_REGISTRATION'] as const)('[REG-06] returns %s once', async (flow) => {
      const { memory } = await makeWorld();
      memory.rememberSuccess(flow)();
      expect([memory.hasSuccess(), memory.hasSuccess()]).toEqual([true, true]);
      expect([memory.takeSuccess(), memory.takeSuccess(), memory.hasSuccess()]).toEqual([flow, undefined, false]);
    });

    test('[REG-06] keeps the last flow, and stores nothing before the effect runs', async () => {
      const { memory } = await makeWorld();
      memory.rememberSuccess('PCC_LOGIN')();
      memory.rememberSuccess('PCC_REGISTRATION')();
      memory.rememberSuccess('PCC_LOGIN');
      expect(memory.takeSuccess()).toBe('PCC_REGISTRATION');
    });

    test('[PCC-06] marks the interstitial sign-in until it is cleared; clearing is idempotent', async () => {
      const { memory, isInterstitialLogin } = await makeWorld();
      memory.clearInterstitialLogin();
      expect(isInterstitialLogin()).toBe(false);
      memory.markInterstitialLogin();
      memory.markInterstitialLogin();
      expect(isInterstitialLogin()).toBe(true);
      memory.clearInterstitialLogin();
      expect(isInterstitialLogin()).toBe(false);
    });
  });
};

import type { CardFlowStore } from '../../core/petco-pay/card-flow-store';
import type { Making } from './making';

export interface CardFlowMemoryWorld {
  /** Nothing is remembered yet. */
  readonly memory: CardFlowStore;
  readonly isInterstitialLogin: () => boolean;
}

/** Every CardFlowStore, fake or real, passes this. */
export const cardFlowStoreContract = (name: string, makeWorld: Making<CardFlowMemoryWorld>): void => {
  describe(`[PLT-02] ${name} as a CardFlowStore`, () => {
    test('[REG-06] at first there is no success to show', async () => {
      const { memory } = await makeWorld();
      expect([memory.hasSuccess(), memory.takeSuccess()]).toEqual([false, undefined]);
    });

    test.each(['PCC_LOGIN', 'PCC_REGISTRATION'] as const)('[REG-06] %s is taken once', async (flow) => {
      const { memory } = await makeWorld();
      memory.rememberSuccess(flow)();
      expect([memory.hasSuccess(), memory.hasSuccess()]).toEqual([true, true]);
      expect([memory.takeSuccess(), memory.takeSuccess(), memory.hasSuccess()]).toEqual([flow, undefined, false]);
    });

    test('[REG-06] the last flow counts, and nothing is remembered before the effect is run', async () => {
      const { memory } = await makeWorld();
      memory.rememberSuccess('PCC_LOGIN')();
      memory.rememberSuccess('PCC_REGISTRATION')();
      memory.rememberSuccess('PCC_LOGIN');
      expect(memory.takeSuccess()).toBe('PCC_REGISTRATION');
    });

    test('[PCC-06] the interstitial sign-in is marked until it is cleared, again and again', async () => {
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

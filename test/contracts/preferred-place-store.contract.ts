import type { PreferredPlaceStore } from '../../core/stores/preferred/preferred-store';
import type { Making } from './making';

export interface PreferredStoreMemoryWorld {
  /** Nothing is remembered yet. */
  readonly memory: PreferredPlaceStore;
}

const MISSION = { id: '1101', locationId: '13501', name: 'Mission Valley' };
const MESA = { id: '1102', locationId: '13502', name: 'La Mesa' };

/** Every PreferredPlaceStore, fake or real, passes this. */
export const preferredPlaceStoreContract = (name: string, makeWorld: Making<PreferredStoreMemoryWorld>): void => {
  describe(`[PLT-02] ${name} as PreferredPlaceStore`, () => {
    test('[STO-02] nothing is remembered at first', async () => {
      const { memory } = await makeWorld();
      expect([memory.store(), memory.zipCode()]).toEqual([undefined, undefined]);
    });

    test('[STO-02] the store and its ZIP code are remembered, once the effect is run', async () => {
      const { memory } = await makeWorld();
      const remember = memory.remember(MISSION, '92108');
      expect(memory.store()).toBeUndefined();
      remember();
      expect([memory.store(), memory.zipCode()]).toEqual([MISSION, '92108']);
    });

    test('[STO-02] another store replaces it, and leaves the ZIP code that there is', async () => {
      const { memory } = await makeWorld();
      memory.remember(MISSION, '92108')();
      memory.remember(MESA, '91942')();
      expect([memory.store(), memory.zipCode()]).toEqual([MESA, '92108']);
    });

    test('[STO-02] a ZIP code that the shopper gives replaces the one there is', async () => {
      const { memory } = await makeWorld();
      memory.remember(MISSION, '92108')();
      memory.rememberZip('10003')();
      expect([memory.store(), memory.zipCode()]).toEqual([MISSION, '10003']);
    });

    test('[STO-03] to keep it once more changes nothing of what is remembered', async () => {
      const { memory } = await makeWorld();
      memory.renew();
      expect([memory.store(), memory.zipCode()]).toEqual([undefined, undefined]);
      memory.remember(MISSION, '92108')();
      memory.renew();
      expect([memory.store(), memory.zipCode()]).toEqual([MISSION, '92108']);
    });

    test('[STO-04] a store that is forgotten is gone, and the ZIP code stays', async () => {
      const { memory } = await makeWorld();
      memory.remember(MISSION, '92108')();
      memory.forget();
      memory.forget();
      expect([memory.store(), memory.zipCode()]).toEqual([undefined, '92108']);
    });
  });
};

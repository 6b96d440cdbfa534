import type { PreferredPlaceStore } from '../../core/stores/preferred/preferred-store';
import type { Making } from './making';

export interface PreferredStoreMemoryWorld {
  /** The store is empty. */
  readonly memory: PreferredPlaceStore;
}

const MISSION = { id: '1101', locationId: '13501', name: 'Mission Valley' };
const MESA = { id: '1102', locationId: '13502', name: 'La Mesa' };

/** Every PreferredPlaceStore, fake or real, passes this. */
export const preferredPlaceStoreContract = (name: string, makeWorld: Making<PreferredStoreMemoryWorld>): void => {
  describe(`[PLT-02] ${name} as PreferredPlaceStore`, () => {
    test('[STO-02] has no store at first', async () => {
      const { memory } = await makeWorld();
      expect([memory.store(), memory.zipCode()]).toEqual([undefined, undefined]);
    });

    test('[STO-02] stores the store and its ZIP code when the effect runs', async () => {
      const { memory } = await makeWorld();
      const remember = memory.remember(MISSION, '92108');
      expect(memory.store()).toBeUndefined();
      remember();
      expect([memory.store(), memory.zipCode()]).toEqual([MISSION, '92108']);
    });

    test('[STO-02] replaces the store and keeps an existing ZIP code', async () => {
      const { memory } = await makeWorld();
      memory.remember(MISSION, '92108')();
      memory.remember(MESA, '91942')();
      expect([memory.store(), memory.zipCode()]).toEqual([MESA, '92108']);
    });

    test("[STO-02] replaces the ZIP code by the shopper's own", async () => {
      const { memory } = await makeWorld();
      memory.remember(MISSION, '92108')();
      memory.rememberZip('10003')();
      expect([memory.store(), memory.zipCode()]).toEqual([MISSION, '10003']);
    });

    test("[STO-02, STO-09] the ZIP code of a store is not the shopper's own for deliveries", async () => {
      const { memory } = await makeWorld();
      memory.remember(MISSION, '92108')();
      memory.renew();
      expect([memory.zipCode(), memory.deliveryZip()]).toEqual(['92108', undefined]);
      memory.rememberZip('10003')();
      memory.remember(MESA, '91942')();
      expect([memory.zipCode(), memory.deliveryZip()]).toEqual(['10003', '10003']);
    });

    test('[STO-03] renewing changes no stored data', async () => {
      const { memory } = await makeWorld();
      memory.renew();
      expect([memory.store(), memory.zipCode()]).toEqual([undefined, undefined]);
      memory.remember(MISSION, '92108')();
      memory.renew();
      expect([memory.store(), memory.zipCode()]).toEqual([MISSION, '92108']);
    });

    test('[STO-04] removes a store with its ZIP code, and keeps the shopper’s own', async () => {
      const { memory } = await makeWorld();
      memory.remember(MISSION, '92108')();
      memory.forget();
      memory.forget();
      expect([memory.store(), memory.zipCode()]).toEqual([undefined, undefined]);
      memory.rememberZip('10003')();
      memory.remember(MISSION, '92108')();
      memory.forget();
      expect([memory.store(), memory.zipCode()]).toEqual([undefined, '10003']);
    });
  });
};

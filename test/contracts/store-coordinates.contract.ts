import type { StoreCoordinatesCache } from '../../core/stores/finding/store-coordinates';
import type { Making } from './making';

export interface StoreCoordinatesWorld {
  /** The store is empty. */
  readonly coordinates: StoreCoordinatesCache;
  /** Advances the time by days. */
  readonly passDays: (days: number) => void;
}

const POINTS = [
  { id: '1101', name: 'Mission Valley', latitude: 32.77, longitude: -117.15, city: 'San Diego' },
  { id: '1102', name: 'La Mesa', latitude: 32.77, longitude: -117.02 },
];

/** Every StoreCoordinatesCache, fake or real, passes this. */
export const storeCoordinatesContract = (name: string, makeWorld: Making<StoreCoordinatesWorld>): void => {
  describe(`[PLT-02] ${name} as StoreCoordinatesCache`, () => {
    test('[STO-07] is empty at first and before the effect runs', async () => {
      const { coordinates } = await makeWorld();
      coordinates.write(POINTS);
      expect(coordinates.read()).toBeUndefined();
    });

    test('[STO-07] stores the coordinates of stores', async () => {
      const { coordinates } = await makeWorld();
      coordinates.write(POINTS)();
      expect(coordinates.read()).toEqual(POINTS);
    });

    test.each([
      [89.9, POINTS],
      [90, undefined],
      [400, undefined],
    ])('[STO-07] after %d days returns %j', async (days, expected) => {
      const { coordinates, passDays } = await makeWorld();
      coordinates.write(POINTS)();
      passDays(days);
      expect(coordinates.read()).toEqual(expected);
    });

    test('[STO-07] a rewrite restarts the lifetime', async () => {
      const { coordinates, passDays } = await makeWorld();
      coordinates.write(POINTS)();
      passDays(60);
      coordinates.write(POINTS.slice(1))();
      passDays(60);
      expect(coordinates.read()).toEqual(POINTS.slice(1));
    });
  });
};

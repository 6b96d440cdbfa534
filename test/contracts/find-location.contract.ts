import * as E from 'fp-ts/Either';
import type { FindLocation, LocationMethod } from '../../core/geolocation/location';
import type { Coordinates } from '../../core/geolocation/coordinates';
import type { Making } from './making';

/** One location method, and a world in which it can succeed and fail. */
export interface FindLocationWorld {
  readonly find: FindLocation;
  readonly shopperIsAt: (coordinates: Coordinates) => void;
  readonly knowsNothing: () => void;
}

/** Every location method, fake or real, passes this. */
export const findLocationContract = (
  name: string,
  method: LocationMethod,
  makeWorld: Making<FindLocationWorld>,
): void => {
  describe(`[PLT-02] ${name} as FindLocation`, () => {
    test("[GEO-01] returns the shopper's location with its method", async () => {
      const world = await makeWorld();
      world.shopperIsAt({ latitude: 32.77, longitude: -117.15 });
      expect(await world.find()).toEqual(E.right({ latitude: 32.77, longitude: -117.15, method }));
    });

    test('[GEO-01] returns a failure with a message and its method', async () => {
      const world = await makeWorld();
      world.knowsNothing();
      expect(await world.find()).toEqual(E.left({ method, message: expect.stringMatching(/\S/) }));
    });

    test('[GEO-01] sends a new request each time', async () => {
      const world = await makeWorld();
      world.knowsNothing();
      await world.find();
      world.shopperIsAt({ latitude: 40.74, longitude: -73.99 });
      expect(await world.find()).toEqual(E.right({ latitude: 40.74, longitude: -73.99, method }));
    });
  });
};

import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import { distance } from '../../core/stores/distance';
import type { Place } from '../../core/stores/store';
import type { StoreGateway } from '../../core/stores/store-gateway';
import type { Making } from './making';

export interface StoreGatewayFindings {
  /** A place with its ZIP code and position, in a country with at least three stores. */
  readonly place: Place;
  /** The beginning of its name, as a shopper types it. */
  readonly placeText: string;
  readonly closedId: string;
}

/** The world behind StoreGateway. */
export interface StoreGatewayWorld {
  readonly stores: StoreGateway;
  readonly findings: () => Promise<StoreGatewayFindings>;
}

export const STORE_GATEWAY_CALLS = ['allStores', 'store', 'nearestByZip', 'closedStores', 'places'] as const;

/** Every StoreGateway, fake or real, passes this. */
export const storeGatewayContract = (name: string, makeWorld: Making<StoreGatewayWorld>): void => {
  const have = async <A>(task: TaskEither<unknown, A>): Promise<A> => {
    const response = await task();
    if (E.isLeft(response)) throw new Error(JSON.stringify(response.left));
    return response.right;
  };

  describe(`[PLT-02] ${name} as StoreGateway`, () => {
    test('[STO-01] returns the coordinates of every store', async () => {
      const { stores } = await makeWorld();
      const points = await have(stores.allStores);
      expect(points.length).toBeGreaterThanOrEqual(3);
      expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
      for (const { id, name: called, latitude, longitude } of points) {
        expect([id, called]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      }
    });

    test('[STO-01] returns the page data of each store', async () => {
      const { stores } = await makeWorld();
      const [point] = await have(stores.allStores);
      const store = O.toUndefined(await have(stores.store(point?.id ?? '')));
      expect(store).toMatchObject({
        id: point?.id,
        name: point?.name,
        city: point?.city,
        locationId: expect.stringMatching(/\S/),
        zipCode: expect.stringMatching(/^\d{5}$/),
        state: expect.stringMatching(/^[A-Z]{2}$/),
        coordinates: { latitude: point?.latitude, longitude: point?.longitude },
      });
      expect(store?.hours.length).toBeGreaterThan(0);
      for (const { day, opens, closes } of store?.hours ?? []) {
        expect([day >= 0 && day <= 6, opens < closes, closes <= 1440]).toEqual([true, true, true]);
      }
    });

    test('[STO-01] returns no store for an unknown id', async () => {
      const { stores } = await makeWorld();
      expect(await have(stores.store('999999'))).toEqual(O.none);
    });

    test.each(['', '.', '../11', 'a b', '<script>', '\u0000', '\ud83d', '1'.repeat(500)])(
      '[STO-01] returns no store for the id %j',
      async (id) => {
        const { stores } = await makeWorld();
        expect(await have(stores.store(id))).toEqual(O.none);
      },
    );

    test('[STO-08] [STO-06] finds the stores nearest to a ZIP code in order, with nautical miles', async () => {
      const { stores, findings } = await makeWorld();
      const { place } = await findings();
      const near = await have(stores.nearestByZip(place.zipCode, 3));
      expect(near).toHaveLength(3);
      expect(near.map((store) => store.distance)).toEqual(near.map((store) => store.distance).sort((a, b) => a - b));
      for (const { store, distance: recorded } of near) {
        const real = distance(place, store.coordinates ?? { latitude: 0, longitude: 0 });
        expect(Math.abs(recorded - real)).toBeLessThan(0.001 * real + 0.01);
      }
    });

    test('[STO-08] finds at most the requested number of stores', async () => {
      const { stores, findings } = await makeWorld();
      const { place } = await findings();
      expect(await have(stores.nearestByZip(place.zipCode, 1))).toHaveLength(1);
    });

    test('[STO-08] finds no stores near an unknown ZIP code', async () => {
      const { stores } = await makeWorld();
      expect(await have(stores.nearestByZip('00000', 3))).toEqual([]);
    });

    test('[STO-01] returns the closed stores with their reasons', async () => {
      const { stores, findings } = await makeWorld();
      const { closedId } = await findings();
      const closed = (await have(stores.closedStores)).find(({ id }) => id === closedId);
      expect(closed).toMatchObject({ reason: expect.stringMatching(/\S/), until: expect.stringMatching(/^\d{4}-/) });
    });

    test('[STO-09] finds places by the beginning of their names', async () => {
      const { stores, findings } = await makeWorld();
      const { place, placeText } = await findings();
      const places = await have(stores.places(placeText));
      expect(places.length).toBeLessThanOrEqual(5);
      expect(places[0]).toEqual(place);
    });

    test('[STO-09] finds the place of a ZIP code', async () => {
      const { stores, findings } = await makeWorld();
      const { place } = await findings();
      expect((await have(stores.places(place.zipCode)))[0]).toMatchObject({ name: place.name, zipCode: place.zipCode });
    });

    test('[STO-09] finds nothing for a place that does not exist', async () => {
      const { stores } = await makeWorld();
      expect(await have(stores.places('Xqzwvkville'))).toEqual([]);
    });
  });
};

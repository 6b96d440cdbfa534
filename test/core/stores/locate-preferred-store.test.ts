import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { GeolocateWithFallback, NoLocation } from '../../../core/geolocation/geolocate-with-fallback';
import { makeFindNearestStores } from '../../../core/stores/finding/find-nearest-stores';
import { makeLocatePreferredStore } from '../../../core/stores/preferred/locate-preferred-store';
import { toPreferredStore } from '../../../core/stores/preferred/preferred-store';
import { aClosedStore, aStore, SOME_STORES } from '../../builders/store';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { SAN_DIEGO, StoreWorld } from './store-world';

const INPUT = { page: '/shop/en/petcostore', isAsked: true };
const MESA = toPreferredStore(SOME_STORES[1] ?? aStore());

let world: StoreWorld;
beforeEach(() => {
  world = new StoreWorld();
});

const found: GeolocateWithFallback = () => TE.right({ ...SAN_DIEGO, method: 'NAVIGATOR' });

const locate = (
  geolocate: GeolocateWithFallback = found,
): ReturnType<ReturnType<ReturnType<typeof makeLocatePreferredStore>>> =>
  makeLocatePreferredStore({ geolocate, findNearestStores: makeFindNearestStores(world), memory: world.memory })(
    INPUT,
  )();

test('[GEO-04] selects and stores the nearest open store', async () => {
  world.stores.isClosed(aClosedStore({ id: '1101' }));
  expect(await locate()).toEqual(E.right(MESA));
  expect([world.memory.store(), world.memory.zipCode()]).toEqual([MESA, '91942']);
});

test('[STO-06] fetches the details of one store only', async () => {
  await locate();
  expect(world.stores.calls.filter((question) => question.startsWith('store '))).toEqual(['store 1101']);
});

test('[GEO-04] keeps a chosen store without locating the shopper', async () => {
  world.memory.hasStore(MESA);
  const geolocate = jest.fn(found);
  expect(await locate(geolocate)).toEqual(E.right(MESA));
  expect(geolocate).not.toHaveBeenCalled();
});

test('[GEO-04] keeps a store chosen meanwhile', async () => {
  const response = await locate(() => async () => {
    world.memory.hasStore(MESA);
    return E.right({ ...SAN_DIEGO, method: 'NAVIGATOR' });
  });
  expect(response).toEqual(E.right(MESA));
  expect(world.memory.store()).toEqual(MESA);
});

test('[GEO-04] selects no store without a location and reports the reason of each method', async () => {
  const noLocation: NoLocation = { kind: 'no-location', failures: [{ method: 'GOOGLE', message: 'no' }] };
  expect(await locate(() => TE.left(noLocation))).toEqual(E.left(noLocation));
  expect(world.memory.store()).toBeUndefined();
});

test.each([
  ['Paris', { latitude: 48.86, longitude: 2.35 }],
  ['the open sea', { latitude: 0, longitude: 0 }],
  ['the South Pole', { latitude: -90, longitude: 0 }],
  ['a desert 200 miles away', { latitude: 35.7, longitude: -117.16 }],
])('[GEO-04] selects and stores no store in %s', async (_place, coordinates) => {
  const response = await locate(() => TE.right({ ...coordinates, method: 'NAVIGATOR' }));
  expect(response).toEqual(E.left({ kind: 'no-store-near' }));
  expect([world.memory.store(), world.memory.zipCode()]).toEqual([undefined, undefined]);
});

test('[GEO-04] [STO-08] discards the located store when the shopper enters a location meanwhile', async () => {
  const response = makeLocatePreferredStore({
    geolocate: found,
    findNearestStores: makeFindNearestStores(world),
    memory: world.memory,
  })({ ...INPUT, isWanted: () => false });
  expect(await response()).toEqual(E.left({ kind: 'not-wanted' }));
  expect([world.memory.store(), world.memory.zipCode()]).toEqual([undefined, undefined]);
});

test('[GEO-04] selects no store without an open store nearby', async () => {
  world.stores.isClosed(...SOME_STORES.map(({ id }) => aClosedStore({ id })));
  expect(await locate()).toEqual(E.left({ kind: 'no-store-near' }));
});

test.each(EVERY_FAILURE)('[GEO-04] selects no store with its details %s', async (_, failure) => {
  world.stores.fails(failure, 'store');
  expect(await locate()).toEqual(E.left({ kind: 'no-store-near' }));
  expect(world.memory.store()).toBeUndefined();
});

test.each(EVERY_FAILURE)('[GEO-04] fails with all stores %s', async (_, failure) => {
  world.stores.fails(failure, 'allStores');
  expect(await locate()).toEqual(E.left(failure));
});

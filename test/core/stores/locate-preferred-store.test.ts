import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { GeolocateWithFallback, NoLocation } from '../../../core/geolocation/geolocate-with-fallback';
import { makeFindNearestStores } from '../../../core/stores/find-nearest-stores';
import { makeLocatePreferredStore } from '../../../core/stores/locate-preferred-store';
import { toPreferredStore } from '../../../core/stores/preferred-store';
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

test('[GEO-04] the nearest open store becomes the preferred one, and is kept', async () => {
  world.stores.isClosed(aClosedStore({ id: '1101' }));
  expect(await locate()).toEqual(E.right(MESA));
  expect([world.memory.store(), world.memory.zipCode()]).toEqual([MESA, '91942']);
});

test('[STO-06] the details of one store are fetched', async () => {
  await locate();
  expect(world.stores.questions.filter((question) => question.startsWith('store '))).toEqual(['store 1101']);
});

test('[GEO-04] a store that was chosen stays, and nobody is asked for the position', async () => {
  world.memory.hasStore(MESA);
  const geolocate = jest.fn(found);
  expect(await locate(geolocate)).toEqual(E.right(MESA));
  expect(geolocate).not.toHaveBeenCalled();
});

test('[GEO-04] a store that is chosen meanwhile stays', async () => {
  const answer = await locate(() => async () => {
    world.memory.hasStore(MESA);
    return E.right({ ...SAN_DIEGO, method: 'NAVIGATOR' });
  });
  expect(answer).toEqual(E.right(MESA));
  expect(world.memory.store()).toEqual(MESA);
});

test('[GEO-04] without a location there is no store, and each way says why', async () => {
  const noLocation: NoLocation = { kind: 'no-location', failures: [{ method: 'GOOGLE', message: 'no' }] };
  expect(await locate(() => TE.left(noLocation))).toEqual(E.left(noLocation));
  expect(world.memory.store()).toBeUndefined();
});

test('[GEO-04] without an open store near there is none', async () => {
  world.stores.isClosed(...SOME_STORES.map(({ id }) => aClosedStore({ id })));
  expect(await locate()).toEqual(E.left({ kind: 'no-store-near' }));
});

test.each(EVERY_FAILURE)('[GEO-04] with its details %s no store is taken', async (_, failure) => {
  world.stores.fails(failure, 'store');
  expect(await locate()).toEqual(E.left({ kind: 'no-store-near' }));
  expect(world.memory.store()).toBeUndefined();
});

test.each(EVERY_FAILURE)('[GEO-04] with all stores %s it fails', async (_, failure) => {
  world.stores.fails(failure, 'allStores');
  expect(await locate()).toEqual(E.left(failure));
});

import * as E from 'fp-ts/Either';
import { distance } from '../../../core/stores/distance';
import { makeFindNearestStores, type NearestStoresQuery } from '../../../core/stores/finding/find-nearest-stores';
import { aClosedStore, aStore } from '../../builders/store';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';
import { SAN_DIEGO, StoreWorld } from './store-world';

let world: StoreWorld;
beforeEach(() => {
  world = new StoreWorld();
});

const find = async (query: Partial<NearestStoresQuery> = {}): Promise<unknown> =>
  makeFindNearestStores(world)({ coordinates: SAN_DIEGO, count: 3, withDetails: 1, ...query })();

/** The ids in order, marked with a star where details are loaded. */
const found = async (query: Partial<NearestStoresQuery> = {}): Promise<ReadonlyArray<string>> => {
  const near = await makeFindNearestStores(world)({ coordinates: SAN_DIEGO, count: 3, withDetails: 1, ...query })();
  if (E.isLeft(near)) throw new Error(near.left.kind);
  return near.right.map(({ point, store }) => (store === undefined ? point.id : `${point.id}*`));
};

test('[STO-06] returns the nearest stores in order, with details of the first one', async () => {
  expect(await found()).toEqual(['1101*', '1102', '1103']);
  expect(world.stores.calls.filter((question) => question.startsWith('store '))).toEqual(['store 1101']);
});

test('[STO-06] returns the distance of each store in nautical miles', async () => {
  expect(await find({ count: 1 })).toMatchObject({
    right: [{ distance: distance(SAN_DIEGO, { latitude: 32.77, longitude: -117.15 }), store: aStore() }],
  });
});

test.each([
  [0, ['1101', '1102', '1103']],
  [2, ['1101*', '1102*', '1103']],
  [9, ['1101*', '1102*', '1103*']],
])('[STO-06] fetches the details of the first %d', async (withDetails, expected) => {
  expect(await found({ withDetails })).toEqual(expected);
});

test('[STO-06] returns no more stores than exist', async () => {
  expect(await found({ count: 99, withDetails: 0 })).toEqual(['1101', '1102', '1103', '2001']);
});

test('[STO-06] skips closed stores', async () => {
  world.stores.isClosed(aClosedStore({ id: '1101' }), aClosedStore({ id: '1103' }));
  expect(await found()).toEqual(['1102*', '2001']);
});

test('[STO-06] orders equally distant stores by id, however they are listed', async () => {
  const here = { coordinates: SAN_DIEGO };
  world.stores.hasStores(aStore({ id: '9', ...here }), aStore({ id: '12', ...here }));
  expect(await found({ count: 2, withDetails: 0 })).toEqual(['12', '9']);
});

test('[STO-06] omits a store without a page and fetches details of the next one', async () => {
  world.stores.removesPageOf('1101');
  expect(await found()).toEqual(['1102*', '1103']);
});

test('[STO-06] returns nothing when none of the nearest stores has a page', async () => {
  world.stores.removesPageOf('1101').removesPageOf('1102').removesPageOf('1103');
  expect(await found()).toEqual([]);
});

test.each(EVERY_FAILURE)('[STO-06] omits and logs only the details that are %s', async (_, failure) => {
  world.stores.fails(failure, 'store');
  expect(await found()).toEqual(['1101', '1102', '1103']);
  expect(world.logger.lines).toMatchObject([{ level: 'warn', facts: { kind: failure.kind } }]);
});

test.each(EVERY_FAILURE)('[STO-06] excludes no store and logs with closed stores %s', async (_, failure) => {
  world.stores.isClosed(aClosedStore({ id: '1101' })).fails(failure, 'closedStores');
  expect(await found()).toEqual(['1101*', '1102', '1103']);
  expect(world.logger.lines).toMatchObject([{ level: 'warn', facts: { kind: failure.kind } }]);
});

test.each(EVERY_FAILURE)('[STO-06] finds nothing with all stores %s', async (_, failure) => {
  world.stores.fails(failure, 'allStores');
  expect(await find()).toEqual(E.left(failure));
});

const DAY = 86_400_000;

test('[STO-07] requests the coordinates of stores once in 90 days', async () => {
  for (const day of [0, 1, 89.9]) {
    world.now = day * DAY;
    await find({ withDetails: 0 });
  }
  const requested = (): number => world.stores.calls.filter((question) => question === 'allStores').length;
  expect(requested()).toBe(1);
  world.now = 90 * DAY;
  await find({ withDetails: 0 });
  expect(requested()).toBe(2);
});

test('[STO-07] uses cached coordinates while the service is down', async () => {
  await find();
  world.stores.isDown();
  expect(await found()).toEqual(['1101', '1102', '1103']);
});

test('[STO-07] does not cache an empty list', async () => {
  const ports = { ...world, stores: new FakeStoreGateway() };
  expect(await makeFindNearestStores(ports)({ coordinates: SAN_DIEGO, count: 1, withDetails: 0 })()).toEqual(
    E.right([]),
  );
  expect(world.coordinates.read()).toBeUndefined();
});

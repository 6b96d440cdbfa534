import Fastify from 'fastify';
import { setImmediate as turn } from 'node:timers/promises';
import { SEARCH_BASE } from '../../../backend/http/commerce-scope';
import { makeSearchIndex } from '../../../backend/search/search-index';
import { makeSnapshotLoader } from '../../../backend/search/snapshot-loader';
import { registerSiteContentRoutes } from '../../../backend/views/site-content-routes';
import { feedRow, openShop, type Shop } from './support/shop';

const POLL_MS = 2_000;

let shop: Shop;
beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'],
  });
  shop = await openShop();
});
afterEach(async () => {
  jest.useRealTimers();
  await shop.close();
});

/** Advances to the next poll of the catalogue and waits for its effects. */
const look = async (): Promise<void> => {
  jest.advanceTimersByTime(POLL_MS);
  for (let turns = 0; turns < 50; turns += 1) await turn();
};

const stock = (...prices: readonly number[]) =>
  shop.stock(prices.map((price, at) => feedRow(String(at + 1), { price: `${price}.00 USD` })));

test('[PLT-04] four seconds after an import, lists are in the order of the new prices, and caches of pages are notified', async () => {
  await stock(10, 20);
  const searchIndex = makeSearchIndex({ database: shop.database, pollMs: POLL_MS });
  const app = Fastify();
  registerSiteContentRoutes(app, { catalogue: shop.catalogue, searchIndex });
  const version = async (): Promise<string> => {
    const response = await app.inject(`${SEARCH_BASE}/sitecontent/catalogueVersion`);
    return response.json<{ version: string }>().version;
  };
  const cheapest = async (): Promise<string | undefined> => {
    const { productIds } = await searchIndex.search('product', { sortBy: 'price', sortOrder: 'ascending' });
    return (await shop.catalogue.productsByIds(productIds))[0]?.partNumber;
  };
  searchIndex.watch({ onLoaded: () => undefined, onError: () => undefined });
  expect(await cheapest()).toBe('1');
  const before = await version();

  await stock(30, 20);
  const imported = await version();
  expect([imported === before, await cheapest()]).toEqual([false, '1']);
  await look();
  await look();
  expect(await cheapest()).toBe('2');
  const listed = await version();
  expect([before, imported].includes(listed)).toBe(false);
  await look();
  await look();
  expect(await version()).toBe(listed);
  searchIndex.close();
  await app.close();
});

/**
 * The checks at which the catalogue is loaded when an import changes it before each check and a load takes this long.
 */
const loadsDuringAnImport = async (loadMs: number, looks: number): Promise<readonly number[]> => {
  let now = 0;
  const loader = makeSnapshotLoader({ database: shop.database, pollMs: POLL_MS, now: () => (now += loadMs) });
  let loads = 0;
  loader.watch({ onLoaded: () => void (loads += 1), onError: () => undefined });
  await loader.current();
  const loadedAt: number[] = [];
  for (let at = 1; at <= looks; at += 1) {
    await stock(10 + at);
    const known = loads;
    await look();
    if (loads > known) loadedAt.push(at);
  }
  loader.close();
  return loadedAt;
};

test.each([
  ['at every second look where that is quick', 100, [2, 4, 6, 8, 10, 12]],
  ['after three times as long as it takes where it is slow', 4_000, [6, 12]],
  ['after thirty seconds at the latest', 600_000, [15]],
])('[PLT-04] a catalogue that changes constantly is loaded %s', async (_case, loadMs, expected) => {
  expect(await loadsDuringAnImport(loadMs, expected.length === 1 ? 16 : 12)).toEqual(expected);
});

test('[PLT-04] does not reload an unchanged catalogue', async () => {
  await stock(10);
  let loads = 0;
  const searchIndex = makeSearchIndex({ database: shop.database, pollMs: POLL_MS });
  searchIndex.watch({ onLoaded: () => void (loads += 1), onError: () => undefined });
  await searchIndex.ready();
  for (let at = 0; at < 20; at += 1) await look();
  expect(loads).toBe(1);
  searchIndex.close();
});

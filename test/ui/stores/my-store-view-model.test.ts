import type { LocationFailure } from '../../../core/geolocation/location';
import { aClosedStore } from '../../builders/store';
import { LA_MESA, MISSION_VALLEY, storesWorld } from './my-store-world';

const NEAR_LA_MESA = { latitude: 32.76, longitude: -117.03 };
const NEW_YORK = { latitude: 40.7, longitude: -74 };

test('[STO-05] shows the stored store before any request', () => {
  const { myStore, memory, stores } = storesWorld();
  memory.hasStore(MISSION_VALLEY).hasZip('92108');
  myStore.start();
  expect([myStore.store, myStore.zipCode, stores.calls]).toEqual([MISSION_VALLEY, '92108', []]);
});

test('[STO-05] looks for no store after disposal, neither when idle nor after a sign-in', async () => {
  const { myStore, stores, requestsMade: requested, idle, signIn, settled } = storesWorld({ at: NEAR_LA_MESA });
  myStore.start()();
  await idle();
  signIn('1101');
  await settled();
  expect([myStore.store, stores.calls, requested]).toEqual([undefined, [], []]);
});

test("makes no request on construction and shows the server's data", () => {
  const { myStore, stores, stockCalls } = storesWorld({ known: { store: LA_MESA, zipCode: '91942' } });
  expect([myStore.store, myStore.zipCode, stores.calls, stockCalls]).toEqual([LA_MESA, '91942', [], []]);
});

test("[STO-05] shows a link's store without storing it", async () => {
  const { myStore, memory, idle } = storesWorld({ page: '/shop/en/petcostore?store_id=1102' });
  memory.hasStore(MISSION_VALLEY);
  myStore.start();
  await idle();
  expect([myStore.store, memory.store()]).toEqual([LA_MESA, MISSION_VALLEY]);
  myStore.recall();
  expect(myStore.store).toEqual(LA_MESA);
});

test("[STO-05] a link's store stays after the shopper changes the ZIP code", async () => {
  const { myStore, memory, idle } = storesWorld({ page: '/shop/en/petcostore?store_id=1102&store_zip=91942' });
  myStore.start();
  await idle();
  expect([myStore.store, myStore.zipCode]).toEqual([LA_MESA, '91942']);
  memory.rememberZip('10003')();
  myStore.recall();
  expect([myStore.store, myStore.zipCode]).toEqual([LA_MESA, '10003']);
});

test('[STO-04] clears a closed store with a message and selects no other', async () => {
  const { myStore, memory, stores, idle, message: shownMessage } = storesWorld({ at: NEW_YORK });
  memory.hasStore(MISSION_VALLEY);
  stores.isClosed(aClosedStore({ id: '1101' }));
  myStore.start();
  await idle();
  expect([myStore.store, memory.store()]).toEqual([undefined, undefined]);
  expect(shownMessage()).toEqual(['Your store Mission Valley is temporarily closed. Please choose another one.']);
});

test('[GEO-04] selects the nearest open store for a shopper without one', async () => {
  const {
    myStore,
    memory,
    stores,
    requestsMade: requested,
    idle,
    message: shownMessage,
  } = storesWorld({ at: NEAR_LA_MESA });
  stores.isClosed(aClosedStore({ id: '1102' }));
  myStore.start();
  await idle();
  expect([myStore.store, myStore.zipCode, myStore.nearZip]).toEqual([MISSION_VALLEY, undefined, '92108']);
  expect(memory.store()).toEqual(MISSION_VALLEY);
  expect([requested, shownMessage()]).toEqual([[false], []]);
});

test('[GEO-04] does not locate a shopper with a store', async () => {
  const { myStore, memory, requestsMade: requested, idle } = storesWorld({ at: NEW_YORK });
  memory.hasStore(MISSION_VALLEY);
  myStore.start();
  await idle();
  expect([myStore.store, requested]).toEqual([MISSION_VALLEY, []]);
});

test('[GEO-04] requests nothing without a store before the first interaction', async () => {
  const { myStore, stores, requestsMade: requested, idle, touch } = storesWorld({ at: NEAR_LA_MESA, isTouched: false });
  myStore.start();
  await idle();
  expect([requested, stores.calls]).toEqual([[], []]);
  await touch();
  expect(myStore.store).toEqual(LA_MESA);
});

test('[GEO-04] does not locate a shopper again on a visit after a failure', async () => {
  const first = storesWorld();
  first.myStore.start();
  await first.idle();
  expect([first.requestsMade, first.visit]).toEqual([[false], { isLocatingOff: true }]);
  const next = storesWorld({ at: NEAR_LA_MESA });
  next.visit.isLocatingOff = true;
  next.myStore.start();
  await next.idle();
  expect(next.requestsMade).toEqual([]);
});

test('[GEO-04] locates a shopper again on a visit when the code failed to load', async () => {
  const failures: ReadonlyArray<LocationFailure> = [
    { method: 'GOOGLE', message: 'status 429', isOutage: true },
    { method: 'EDGE_SCAPE', message: 'no cookies' },
  ];
  const { myStore, requestsMade: requested, visit, idle } = storesWorld({ failures });
  myStore.start();
  await idle();
  expect([requested, visit]).toEqual([[false], { isLocatingOff: false }]);
});

test("[HDR-03] uses the edge's ZIP code as a guess that is not stored and replaces no stored one", () => {
  const { myStore, memory } = storesWorld({ guessedZip: '92101' });
  expect(myStore.guessedZip).toBeUndefined();
  myStore.start();
  expect([myStore.guessedZip, myStore.zipCode, memory.zipCode()]).toEqual(['92101', undefined, undefined]);
});

test('has no store and no message when the location is unknown', async () => {
  const { myStore, idle, message: shownMessage } = storesWorld();
  myStore.start();
  await idle();
  expect([myStore.store, shownMessage()]).toEqual([undefined, []]);
});

test('[STO-02] stores and announces a chosen store, whose ZIP code is no ZIP code for deliveries', async () => {
  const { myStore, memory, message: shownMessage } = storesWorld();
  myStore.start();
  expect(await myStore.choose('1102')).toBe(true);
  expect([myStore.store, myStore.zipCode, myStore.choosingId]).toEqual([LA_MESA, undefined, undefined]);
  expect([memory.zipCode(), myStore.nearZip]).toEqual(['91942', '91942']);
  expect([memory.store(), shownMessage()]).toEqual([LA_MESA, ['La Mesa is now your store.']]);
});

test.each([
  ['closed', '1102', 'This store is temporarily closed. Please choose another one.'],
  ['gone', '9999', 'This store has closed. Please choose another one.'],
])('[STO-04] refuses a store that is %s with a message', async (_case, id, text) => {
  const {
    myStore,
    stores,
    message: shownMessage,
  } = storesWorld({ known: { store: MISSION_VALLEY, zipCode: undefined } });
  stores.isClosed(aClosedStore({ id: '1102' }));
  expect(await myStore.choose(id)).toBe(false);
  expect([myStore.store, shownMessage()]).toEqual([MISSION_VALLEY, [text]]);
});

test('reports a choice that the service refuses and keeps the store', async () => {
  const {
    myStore,
    stores,
    message: shownMessage,
  } = storesWorld({ known: { store: MISSION_VALLEY, zipCode: undefined } });
  stores.isDown();
  expect(await myStore.choose('1102')).toBe(false);
  expect([myStore.store, shownMessage()]).toEqual([
    MISSION_VALLEY,
    ['We couldn’t change your store. Please try again in a moment.'],
  ]);
});

test('a choice made while the page loads its store wins', async () => {
  const { myStore, idle } = storesWorld({ at: NEW_YORK });
  myStore.start();
  const finding = idle();
  await myStore.choose('1102');
  await finding;
  expect(myStore.store).toEqual(LA_MESA);
});

test("[USR-02] a sign-in on the page brings the account's store", async () => {
  const { myStore, idle, settled, signIn } = storesWorld();
  myStore.start();
  await idle();
  signIn('1101');
  await settled();
  expect(myStore.store).toEqual(MISSION_VALLEY);
});

test('adopts a store chosen in another tab', async () => {
  const { myStore, memory } = storesWorld();
  memory.hasStore(MISSION_VALLEY);
  myStore.start();
  memory.remember(LA_MESA, '91942')();
  myStore.recall();
  expect([myStore.store, myStore.zipCode]).toEqual([LA_MESA, undefined]);
});

test('requests all watched variants in one idle call', async () => {
  const { myStore, memory, stock, stockCalls, idle } = storesWorld();
  memory.hasStore(MISSION_VALLEY);
  stock.has('1101', { 'SKU-1': 3, 'SKU-2': 0 });
  myStore.watch(['SKU-1']);
  myStore.watch(['SKU-2', 'SKU-3']);
  myStore.start();
  myStore.watch(['SKU-1']);
  expect(stockCalls).toEqual([]);
  await idle();
  expect(stockCalls).toEqual([{ storeId: '1101', partNumbers: ['SKU-1', 'SKU-2', 'SKU-3'] }]);
  expect(['SKU-1', 'SKU-2', 'SKU-3', 'SKU-4'].map(myStore.pickupOf)).toEqual([
    'today',
    'not-here',
    'unknown',
    'unknown',
  ]);
});

test('requests variants that become visible later in one call', async () => {
  const { myStore, memory, stock, stockCalls, idle, settled } = storesWorld();
  memory.hasStore(MISSION_VALLEY);
  stock.has('1101', { 'SKU-1': 3, 'SKU-2': 0 });
  myStore.start();
  myStore.watch(['SKU-1']);
  await idle();
  myStore.watch(['SKU-1']);
  myStore.watch(['SKU-2']);
  await settled();
  expect(stockCalls.map(({ partNumbers }) => partNumbers)).toEqual([['SKU-1'], ['SKU-2']]);
  expect(myStore.pickupOf('SKU-2')).toBe('not-here');
});

test('requests at most the newest 100 variants per call, and the others next', async () => {
  const { myStore, memory, stockCalls, idle } = storesWorld();
  memory.hasStore(MISSION_VALLEY);
  myStore.watch(Array.from({ length: 130 }, (_, index) => `SKU-${index}`));
  myStore.start();
  await idle();
  expect(stockCalls.map(({ partNumbers }) => [partNumbers.length, partNumbers[0], partNumbers.at(-1)])).toEqual([
    [100, 'SKU-30', 'SKU-129'],
    [30, 'SKU-0', 'SKU-29'],
  ]);
});

test('requests no more batches while stock cannot be read', async () => {
  const { myStore, memory, stock, stockCalls, idle } = storesWorld();
  memory.hasStore(MISSION_VALLEY);
  stock.isDown();
  myStore.watch(Array.from({ length: 130 }, (_, index) => `SKU-${index}`));
  myStore.start();
  await idle();
  expect(stockCalls).toHaveLength(1);
});

test('ignores a late response about the previous store', async () => {
  let respondOld = (): void => undefined;
  const old = new Promise<void>((resolve) => (respondOld = resolve));
  const { myStore, memory, stock, stockCalls, idle, settled } = storesWorld({
    stockOf: (storeId) => (storeId === '1101' ? old : Promise.resolve()),
  });
  memory.hasStore(MISSION_VALLEY);
  stock.has('1101', { 'SKU-1': 3 }).has('1102', { 'SKU-1': 0 });
  myStore.watch(['SKU-1']);
  myStore.start();
  await idle();
  await myStore.choose('1102');
  await settled();
  respondOld();
  await settled();
  expect([myStore.pickupOf('SKU-1'), stockCalls.map(({ storeId }) => storeId)]).toEqual(['not-here', ['1101', '1102']]);
});

test("claims nothing of the previous store's stock for the next one", async () => {
  const { myStore, memory, stock, idle, settled } = storesWorld();
  memory.hasStore(MISSION_VALLEY);
  stock.has('1101', { 'SKU-1': 3 });
  myStore.watch(['SKU-1']);
  myStore.start();
  await idle();
  expect(myStore.pickupOf('SKU-1')).toBe('today');
  stock.isDown();
  await myStore.choose('1102');
  await settled();
  expect([myStore.store, myStore.pickupOf('SKU-1')]).toEqual([LA_MESA, 'unknown']);
});

test('claims nothing while stock cannot be read', async () => {
  const { myStore, memory, stock, idle } = storesWorld();
  memory.hasStore(MISSION_VALLEY);
  stock.isDown();
  myStore.watch(['SKU-1']);
  myStore.start();
  await idle();
  expect(myStore.pickupOf('SKU-1')).toBe('unknown');
});

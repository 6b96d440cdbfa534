import { plannedLevel, type StockedProduct } from '../../../../backend/stores/planned-stock.ts';
import type { BackendUnderTest } from '../support/backend-under-test.ts';
import { closeStore, startBackendWithStores } from '../support/stocked-stores.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendWithStores();
});
afterAll(() => backend.close());

interface Level {
  readonly physicalStoreId: string;
  readonly physicalStoreName: string;
  readonly inventoryStatus: string;
  readonly availableQuantity: string;
}

const levels = async (partNumbers: string, stores: string): Promise<readonly Level[]> =>
  (await backend.browser().get(`inventoryavailability/byPartNumber/${partNumbers}?physicalStoreId=${stores}`)).body
    .InventoryAvailability;

const stores = Array.from({ length: 20 }, (_, index) => String(1102 + index)).join();

/** A store with a planned stock of the SKU. */
const carrierOf = async (partNumber: string): Promise<{ readonly storeId: string; readonly quantity: number }> => {
  const found = (await levels(partNumber, stores)).find((level) => Number(level.availableQuantity) > 0);
  if (found === undefined) throw new Error(`no store carries ${partNumber}`);
  return { storeId: found.physicalStoreId, quantity: Number(found.availableQuantity) };
};

const putRow = (skuId: string, location: string, quantity: number) =>
  backend.database
    .insertInto('stock')
    .values({ sku_id: skuId, location, quantity })
    .onConflict((conflict) => conflict.columns(['sku_id', 'location']).doUpdateSet({ quantity }))
    .execute();

test('[STO-09] stores have their planned stock levels, the same in every request and in the cart', async () => {
  const first = await levels('LIT-20,KIB-15', stores);
  expect(await levels('LIT-20,KIB-15', stores)).toEqual(first);
  const statuses = new Set(first.map((level) => level.inventoryStatus));
  expect(statuses).toEqual(new Set(['Available', 'Unavailable']));
  expect(first[0]?.physicalStoreName).not.toBe(first[0]?.physicalStoreId);

  const { storeId, quantity } = await carrierOf('LIT-20');
  const guest = await backend.guest();
  const tooMany = await guest.add('LIT-20', String(quantity + 1), { physicalStoreId: storeId });
  expect([tooMany.status, tooMany.error.parameters]).toEqual([400, ['LIT-20', String(quantity)]]);
  expect((await guest.add('LIT-20', String(quantity), { physicalStoreId: storeId })).status).toBe(201);
  const { body } = await guest.get('cart/@self');
  expect(body.orderItem[0]).toMatchObject({ orderItemInventoryStatus: 'Available', physicalStoreId: storeId });
});

test('[STO-09] a stored level overrides the planned one, also when it is zero', async () => {
  const { storeId } = await carrierOf('LIT-20');
  await putRow('22011', storeId, 0);
  expect((await levels('LIT-20', storeId))[0]?.inventoryStatus).toBe('Unavailable');
  await putRow('22011', storeId, 77);
  expect((await levels('LIT-20', storeId))[0]?.availableQuantity).toBe('77.0');
  await backend.database.deleteFrom('stock').where('sku_id', '=', '22011').where('location', '=', storeId).execute();
});

test('[STO-09] an unknown store has no stock', async () => {
  const found = await levels('LIT-20,COOKIE', '9999,1,constructor');
  expect(found).toHaveLength(6);
  expect(found.every((level) => level.inventoryStatus === 'Unavailable')).toBe(true);
});

test('[STO-04] a closed store has no stock, stored or planned, and its lines cannot be bought', async () => {
  const guest = await backend.guest();
  expect((await guest.add('KIB-5', '2', { physicalStoreId: '1101' })).status).toBe(201);
  await closeStore(backend, '1101');
  const found = await levels('KIB-5,LIT-20,COOKIE', '1101');
  expect(found.every((level) => level.inventoryStatus === 'Unavailable' && level.availableQuantity === '0.0')).toBe(
    true,
  );
  const { body } = await guest.get('cart/@self');
  expect(body.orderItem[0].orderItemInventoryStatus).toBe('Unavailable');
  await backend.database.deleteFrom('store_closure').where('store_id', '=', '1101').execute();
  expect((await guest.get('cart/@self')).body.orderItem[0].orderItemInventoryStatus).toBe('Available');
});

test('[STO-09] a guest’s and the account’s pickup lines are merged up to the store’s stock', async () => {
  const { storeId, quantity } = await carrierOf('KIB-15');
  const shopper = await backend.registered('pickup@example.test');
  await shopper.add('KIB-15', String(quantity), { physicalStoreId: storeId });
  await shopper.signOut();
  await shopper.post('guestidentity?updateCookies=true');
  await shopper.add('KIB-15', '1', { physicalStoreId: storeId });
  await shopper.signIn('pickup@example.test', 'Pawsome123');
  expect(await shopper.cart()).toEqual({ 'KIB-15': quantity });
});

const product = (more: Partial<StockedProduct> = {}): StockedProduct => ({
  skuId: '22001',
  department: 'dog',
  popularity: 40,
  liveAnimal: false,
  needsStore: false,
  isSentOnly: false,
  ...more,
});

/** Share of a thousand stores that stock the product, with the quantities. */
const spread = (of: Partial<StockedProduct>, size: number, services: readonly string[] = ['Aquatics']) => {
  const quantities = Array.from({ length: 1000 }, (_, index) =>
    plannedLevel(product(of), { storeId: String(1101 + index), size, services }),
  );
  const carried = quantities.filter((quantity) => quantity > 0);
  return {
    share: carried.length / 1000,
    mean: carried.reduce((sum, quantity) => sum + quantity, 0) / (carried.length || 1),
  };
};

test('[STO-09] large stores stock more, popular products are nearly everywhere, and medicine is nowhere', () => {
  expect(spread({}, 5).share).toBeGreaterThan(spread({}, 1).share + 0.1);
  expect(spread({}, 5).mean).toBeGreaterThan(spread({}, 1).mean * 2);
  expect(spread({ popularity: 2000 }, 3).share).toBeGreaterThan(0.9);
  expect(spread({ popularity: 1 }, 3).share).toBeLessThan(0.45);
  expect(spread({ popularity: 1 }, 3).share).toBeGreaterThan(0.2);
  expect(spread({ department: 'pharmacy', popularity: 2000 }, 5).share).toBe(0);
});

test('[STO-09] live animals and in-store products are in most stores, fish only in stores with aquariums', () => {
  expect(spread({ popularity: 1, needsStore: true }, 3).share).toBeGreaterThan(0.5);
  const fish = { department: 'fish', liveAnimal: true, needsStore: true };
  expect(spread(fish, 3).share).toBeGreaterThan(0.5);
  expect(spread(fish, 3, ['Grooming']).share).toBe(0);
});

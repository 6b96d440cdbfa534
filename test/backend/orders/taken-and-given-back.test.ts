import { byPlace, readStock } from '../../../backend/stores/read-stock.ts';
import { seedStores } from '../../../backend/stores/seed/seed-stores.ts';
import { application, makeMember, takeUp } from '../commerce/support/members.ts';
import { enterCheckout, newKey, press, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, warehouse } from './support/placed-order.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY, applicationLimit: 10_000 });
  await seedStores(world.database, 1);
});
afterAll(() => world.close());

const KIBBLE = { partNumber: 'KIB-5', skuId: '22001' };

/** What a store has of the kibble, planned or counted. */
const levelAt = async (storeId: string): Promise<number> =>
  byPlace(await readStock(world.database, [KIBBLE.skuId], [storeId], world.now()))(KIBBLE.skuId, storeId);

/** Whether the stock of the store is counted. */
const isCounted = async (storeId: string): Promise<boolean> =>
  (await world.database
    .selectFrom('stock')
    .select('quantity')
    .where('sku_id', '=', KIBBLE.skuId)
    .where('location', '=', storeId)
    .executeTakeFirst()) !== undefined;

/** A store with planned stock of the kibble, and at least this many pieces. */
const storeWithPlanned = async (pieces: number): Promise<string> => {
  const stores = await world.database.selectFrom('store').select('store_id').orderBy('store_id').execute();
  for (const { store_id: storeId } of stores) {
    if (!(await isCounted(storeId)) && (await levelAt(storeId)) >= pieces) return storeId;
  }
  throw new Error('no store has enough planned stock');
};

const buyAt = async (storeId: string, quantity: number) => {
  const browser = await world.guest();
  const { status } = await browser.add(KIBBLE.partNumber, quantity, { physicalStoreId: storeId });
  expect(status).toBe(201);
  return { browser, checkout: await enterCheckout(world, browser) };
};

describe('[ORD-01] [ORD-02] the planned stock of a store', () => {
  test('is counted from the first order on, given back by cancelling and by a return that can be sold', async () => {
    const storeId = await storeWithPlanned(3);
    const before = await levelAt(storeId);
    const { browser, checkout } = await buyAt(storeId, 3);
    const order = await placed(browser, checkout);
    expect([await isCounted(storeId), await levelAt(storeId)]).toEqual([true, before - 3]);

    const orderItem = [{ orderItemId: order.lines[KIBBLE.partNumber], quantity: '1' }];
    await browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey(), orderItem });
    expect(await levelAt(storeId)).toBe(before - 2);

    await warehouse(world, `shipments/${order.shipments[0]}/ready`);
    await warehouse(world, `shipments/${order.shipments[0]}/picked-up`);
    for (const isSellable of [true, false]) {
      const body = { x_key: newKey(), orderItem, reason: 'PET_DISLIKES' };
      expect((await browser.post(`order/${order.orderId}/x_return`, body)).status).toBe(201);
      await warehouse(world, `shipments/${order.shipments[0]}/returned`, { isSellable });
    }
    expect(await levelAt(storeId)).toBe(before - 1);
  });

  test('is sold once: of shoppers who order all of it at the same moment one gets it', async () => {
    const storeId = await storeWithPlanned(1);
    const before = await levelAt(storeId);
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => buyAt(storeId, before)));
    const answers = await Promise.all(shoppers.map(({ browser, checkout }) => press(browser, checkout, newKey())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    expect(await levelAt(storeId)).toBe(0);
  });
});

test('[PCC-08] the offer of the first purchase is spent by the first order, and given back when all of it is cancelled', async () => {
  const { browser } = await makeMember(world, 'cardholder@example.test');
  await browser.post('petco-pay/applications', application());
  await takeUp(browser);
  const hasOffer = async (): Promise<boolean> => {
    const { adjustment } = (await browser.get('cart/@self')).body;
    return adjustment.some(({ code }: { readonly code: string }) => code === 'PETCOPAY20');
  };
  await browser.add(KIBBLE.partNumber, 1);
  expect(await hasOffer()).toBe(true);
  const checkout = await enterCheckout(world, browser);
  const key = newKey();
  const answers = await Promise.all([key, key, newKey()].map((each) => press(browser, checkout, each)));
  expect(new Set(answers.map(({ body }) => body.orderId))).toEqual(new Set([checkout.orderId]));

  await browser.add(KIBBLE.partNumber, 1);
  expect(await hasOffer()).toBe(false);
  const { body: order } = await browser.get(`order/${checkout.orderId}`);
  expect(order.adjustment).toMatchObject([{ code: 'PETCOPAY20' }]);

  await browser.post(`order/${checkout.orderId}/x_cancel`, { x_key: newKey() });
  expect(await hasOffer()).toBe(true);
});

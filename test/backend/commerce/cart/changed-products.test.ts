import { seedStores } from '../../../../backend/stores/seed/seed-stores.ts';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.close());

const GONE = 'This item is no longer available online.';

const remove = (skuId: string) => backend.database.deleteFrom('sku').where('id', '=', skuId).execute();

const setPrice = (skuId: string, cents: number) =>
  backend.database.updateTable('sku').set({ offer_price_cents: cents }).where('id', '=', skuId).execute();

describe('[CRT-03] [CHK-10] a product that leaves the catalogue', () => {
  test('keeps its name, costs nothing, and is no shipment', async () => {
    await seedStores(backend.database, 1);
    const guest = await backend.guest();
    await guest.add('KIB-5', '1', { physicalStoreId: '1101' });
    await guest.add('LIT-20', '1');
    await remove('22001');
    const { body } = await guest.get('cart/@self');
    const line = body.orderItem.find(({ partNumber }: { partNumber: string }) => partNumber === 'KIB-5');
    expect(line).toMatchObject({
      description: 'Chicken & Rice Kibble, 5 lb',
      orderItemInventoryStatus: 'Unavailable',
      x_notSold: 'true',
      x_problem: GONE,
    });
    expect(body.x_delivery).toMatchObject([{ deliveryMethod: 'SHIP' }]);
  });

  test('has no charge for shipping when nothing else is in the cart', async () => {
    const guest = await backend.guest();
    await guest.add('KIB-5', '1');
    expect(Number((await guest.get('cart/@self')).body.totalShippingCharge)).toBeGreaterThan(0);
    await remove('22001');
    const { body } = await guest.get('cart/@self');
    expect([body.totalShippingCharge, body.grandTotal, body.x_delivery]).toEqual(['0.00000', '0.00000', []]);
  });

  test('has nothing left at Review, also when the store still has pieces', async () => {
    const guest = await backend.guest();
    await guest.add('KIB-5', '1');
    await backend.database.updateTable('product').set({ in_store_only: 1 }).execute();
    const { body: checkout } = await guest.get('cart/@self/x_checkout');
    const { status, body } = await guest.put('cart/@self/precheckout', { orderId: checkout.orderId });
    expect([status, body.errors[0].errorParameters]).toEqual([400, ['KIB-5', '0']]);
  });

  test('is kept for later under its name', async () => {
    const guest = await backend.guest();
    const { body: added } = await guest.add('KIB-15', '1');
    await remove('22002');
    const [{ orderItemId }] = added.orderItem;
    expect((await guest.post('cart/@self/x_savedItems', { orderItemId })).status).toBeLessThan(300);
    const { body } = await guest.get('cart/@self');
    expect(body.x_savedItems).toMatchObject([{ description: 'Chicken & Rice Kibble, 15 lb', buyable: 'false' }]);
  });

  test('costs nothing either when it is only sold in stores from now on', async () => {
    const guest = await backend.guest();
    await guest.add('KIB-5', '2');
    await backend.database
      .updateTable('product')
      .set({ in_store_only: 1 })
      .where('id', 'in', (query) => query.selectFrom('sku').select('product_id').where('id', '=', '22001'))
      .execute();
    const { body } = await guest.get('cart/@self');
    expect([body.totalProductPrice, body.grandTotal]).toEqual(['0.00000', '0.00000']);
    expect(body.orderItem).toMatchObject([{ x_notSold: 'true', x_problem: GONE }]);
  });
});

describe('[CHK-07] a price that differs from the one at which an item was added', () => {
  const lineOf = async (guest: Awaited<ReturnType<typeof backend.guest>>) =>
    (await guest.get('cart/@self')).body.orderItem[0];

  test('is told with the former one, higher or lower, until it is seen or the item is added again', async () => {
    const guest = await backend.guest();
    await setPrice('22011', 900);
    const { body } = await guest.add('LIT-20', '1');
    expect(await lineOf(guest)).not.toHaveProperty('x_priceBefore');
    await setPrice('22011', 1050);
    expect(await lineOf(guest)).toMatchObject({ unitPrice: '10.50000', x_priceBefore: '9.00000' });
    const [{ orderItemId }] = body.orderItem;
    const change = (quantity: string, x_priceSeen?: string) =>
      guest.put('cart/@self/update_order_item', { orderItem: [{ orderItemId, quantity, x_priceSeen }] });
    // A change of the quantity alone is no sign that the price was seen, nor is one that shows the former price.
    await change('2');
    await change('2', '9.00');
    expect(await lineOf(guest)).toMatchObject({ x_priceBefore: '9.00000' });
    await change('3', '10.50');
    expect(await lineOf(guest)).not.toHaveProperty('x_priceBefore');
    await setPrice('22011', 800);
    expect(await lineOf(guest)).toMatchObject({ quantity: '3.0', unitPrice: '8.00000', x_priceBefore: '10.50000' });
    for (const refused of ['', '-1', '1e3', '99999999', '1.123456']) {
      expect((await change('4', refused)).status).toBe(400);
    }
    await change('3', '9.00');
    await setPrice('22011', 750);
    expect(await lineOf(guest)).toMatchObject({ unitPrice: '7.50000', x_priceBefore: '9.00000' });
    await guest.add('LIT-20', '1');
    expect(await lineOf(guest)).not.toHaveProperty('x_priceBefore');
  });

  test('is told after the cart has moved to an account at sign-in, too', async () => {
    const email = 'price-changes@example.test';
    const owner = await backend.registered(email);
    await owner.add('KIB-15', '1');
    const guest = await backend.guest();
    await setPrice('22011', 900);
    await guest.add('LIT-20', '1');
    await setPrice('22011', 1050);
    await guest.signIn(email, 'Pawsome123');
    const { body } = await guest.get('cart/@self');
    const line = body.orderItem.find(({ partNumber }: { partNumber: string }) => partNumber === 'LIT-20');
    expect(line).toMatchObject({ unitPrice: '10.50000', x_priceBefore: '9.00000' });
  });
});

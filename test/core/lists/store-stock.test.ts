import { isOutOfStock, needsPickup } from '../../../core/lists/list-item-state';
import { makeWithStoreStock } from '../../../core/lists/with-store-stock';
import { aListItem, aWishList } from '../../builders/wish-list';
import { FakeStoreStock } from '../../fakes/fake-store-stock';

const STORE = '1101';
const SHIPPED = aListItem({ partNumber: 'SHIPPED' });
const OUT = aListItem({ partNumber: 'OUT', availableQuantity: 0 });
const PICKED_UP = aListItem({ partNumber: 'PICKED-UP', isPickupOnly: true });
const list = aWishList({ items: [SHIPPED, OUT, PICKED_UP] });

test('[ACC-05] what cannot be shipped gets the stock of the shopper’s store', async () => {
  const storeStock = new FakeStoreStock().has(STORE, { SHIPPED: 5, OUT: 2, 'PICKED-UP': 0 });
  expect(await makeWithStoreStock({ storeStock })(STORE)([list])()).toEqual([
    {
      ...list,
      items: [
        SHIPPED,
        { ...OUT, inStore: { storeId: STORE, quantity: 2 } },
        { ...PICKED_UP, inStore: { storeId: STORE, quantity: 0 } },
      ],
    },
  ]);
});

test('[ACC-05] without a store, and when its stock cannot be read, lists are as they were', async () => {
  const storeStock = new FakeStoreStock().has(STORE, { OUT: 2 });
  expect(await makeWithStoreStock({ storeStock })(undefined)([list])()).toEqual([list]);
  storeStock.isDown();
  expect(await makeWithStoreStock({ storeStock })(STORE)([list])()).toEqual([list]);
});

const has = (quantity: number) => ({ inStore: { storeId: STORE, quantity } });

test.each([
  ['shipped', SHIPPED, false, false],
  ['not in stock online, and the store unknown', OUT, false, true],
  ['not in stock online, and in the store', { ...OUT, ...has(2) }, true, false],
  ['not in stock anywhere', { ...OUT, ...has(0) }, false, true],
  ['only picked up, and the stock unknown', PICKED_UP, true, false],
  ['only picked up, and in the store', { ...PICKED_UP, ...has(2) }, true, false],
  ['only picked up, and not in the store', { ...PICKED_UP, ...has(0) }, false, true],
  ['in another store', { ...OUT, inStore: { storeId: '1102', quantity: 2 } }, false, true],
  ['no longer sold', { ...OUT, ...has(2), isSold: false }, false, false],
])('[ACC-05] an item that is %s: picked up %s, out of stock %s', (_name, item, isPickedUp, isOut) => {
  expect([needsPickup(item, STORE), isOutOfStock(item, STORE)]).toEqual([isPickedUp, isOut]);
});

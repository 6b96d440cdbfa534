import * as E from 'fp-ts/Either';
import { MAX_AGAIN } from '../../../core/orders/max-again';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FOOD, HAMSTER, TANK } from '../cart/cart-world';
import { ordersWorld } from './orders-world';

const one = ({ partNumber }: { readonly partNumber: string }, quantity = 1) => ({ partNumber, quantity });

test('[ORD-08] adds everything and names what the shop does not have', async () => {
  const { buyAgain, kept, signsIn } = ordersWorld();
  signsIn();
  expect(await buyAgain([one(FOOD, 2), one(HAMSTER), one(TANK), one({ partNumber: 'GONE' })])()).toEqual(
    E.right({ added: ['FOOD', 'TANK'], unavailable: [{ partNumber: 'HAMSTER' }, { partNumber: 'GONE' }] }),
  );
  expect((await kept()).items).toMatchObject([
    { partNumber: 'FOOD', quantity: 2 },
    { partNumber: 'TANK', quantity: 1 },
  ]);
});

test('[ORD-08] adds what is in stock when that is less than before, and says how much that is', async () => {
  const { buyAgain, kept, signsIn } = ordersWorld();
  signsIn();
  expect(await buyAgain([one(FOOD), one(TANK, 5)])()).toEqual(
    E.right({
      added: ['FOOD', 'TANK'],
      unavailable: [],
      partly: [{ partNumber: 'TANK', quantity: TANK.stock, wanted: 5 }],
    }),
  );
  expect((await kept()).items).toMatchObject([
    { partNumber: 'FOOD', quantity: 1 },
    { partNumber: 'TANK', quantity: TANK.stock },
  ]);
});

test('[ORD-08] picks up an item at its store, and names the store that has none of it', async () => {
  const { buyAgain, cart, kept, signsIn } = ordersWorld();
  signsIn();
  cart.sells({ ...FOOD, inStore: { '1101': 3 } }, TANK);
  const choice = { method: 'pickup', storeId: '1101' } as const;
  expect(
    await buyAgain([
      { ...one(FOOD), choice },
      { ...one(TANK), choice },
      { ...one(HAMSTER), choice },
    ])(),
  ).toEqual(
    E.right({ added: ['FOOD'], unavailable: [{ partNumber: 'TANK', outAt: '1101' }, { partNumber: 'HAMSTER' }] }),
  );
  expect((await kept()).items).toMatchObject([
    { partNumber: 'FOOD', fulfilment: { method: 'pickup', storeId: '1101' } },
  ]);
});

test('[ORD-08] leaves out an item of which the cart already has all', async () => {
  const { buyAgain, signsIn } = ordersWorld();
  signsIn();
  await buyAgain([one(TANK, 3)])();
  expect(await buyAgain([one(TANK)])()).toEqual(E.right({ added: [], unavailable: [{ partNumber: 'TANK' }] }));
});

test('[ORD-08] makes a shopper without an identity a guest', async () => {
  const { buyAgain, session } = ordersWorld();
  expect(await buyAgain([one(FOOD)])()).toMatchObject(E.right({ added: ['FOOD'] }));
  expect(session.userType()).toBe('guest');
});

test('[ORD-08] ignores items without a part number or with an invalid quantity, and those beyond the limit', async () => {
  const { buyAgain, kept, signsIn } = ordersWorld();
  signsIn();
  const invalid = [one(FOOD, 0), one(FOOD, 100), one(FOOD, 1.5), one({ partNumber: '' })];
  expect(await buyAgain(invalid)()).toEqual(E.right({ added: [], unavailable: [] }));
  await buyAgain(Array.from({ length: MAX_AGAIN + 9 }, () => one(FOOD)))();
  expect((await kept()).items).toMatchObject([{ quantity: MAX_AGAIN }]);
});

test.each(EVERY_FAILURE)('[ORD-08] ends with a failure of the service: %s', async (_case, failure) => {
  const { buyAgain, cart, signsIn } = ordersWorld();
  signsIn();
  cart.fails(failure, 'add');
  expect(await buyAgain([one(FOOD), one(TANK)])()).toEqual(E.left(failure));
});

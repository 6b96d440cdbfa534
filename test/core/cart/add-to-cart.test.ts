import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeAddToCart } from '../../../core/cart/add-to-cart';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { cartWorld, FOOD, guestWithFood, HAMSTER, TANK } from './cart-world';

test('[CRT-03] creates a guest for a shopper without an identity and adds the item', async () => {
  const { addToCart, identity, session } = cartWorld();
  expect(await addToCart({ partNumber: FOOD.partNumber, quantity: 2 })()).toMatchObject({
    right: { totalCartQuantity: 2, subTotal: 25.98, items: [{ partNumber: FOOD.partNumber, quantity: 2 }] },
  });
  expect([session.userId(), session.userType()]).toEqual([identity.caller.userId, 'guest']);
});

test("[CRT-03] keeps the guest's identity and merges lines of the same SKU", async () => {
  const { addToCart, identity } = await guestWithFood();
  expect(await addToCart({ partNumber: FOOD.partNumber, quantity: '1' })()).toMatchObject({
    right: { items: [{ partNumber: FOOD.partNumber, quantity: 3 }] },
  });
  expect(identity.caller.userId).toBe('700055');
});

test('[CRT-03] adds for a customer without creating a guest', async () => {
  const { addToCart, identity, session } = cartWorld();
  session.hasRegistered('700002');
  identity.caller.signsIn('700002');
  await addToCart({ partNumber: FOOD.partNumber, quantity: 1 })();
  expect(identity.caller).toMatchObject({ userId: '700002', isRegistered: true });
});

test('[CRT-03] creates a new guest when the service no longer knows the old one', async () => {
  const { addToCart, identity, session } = cartWorld();
  session.hasGuest('700055');
  expect(await addToCart({ partNumber: FOOD.partNumber, quantity: 1 })()).toMatchObject({
    right: { totalCartQuantity: 1 },
  });
  expect([session.userId(), session.userId() === '700055']).toEqual([identity.caller.userId, false]);
});

test('[CRT-03] asks a customer with an expired session to sign in again and creates no guest', async () => {
  const { addToCart, identity, session } = cartWorld();
  session.hasRegistered('700002');
  expect(await addToCart({ partNumber: FOOD.partNumber, quantity: 1 })()).toEqual(E.left({ kind: 'identity-needed' }));
  expect([identity.caller.userId, session.userId()]).toEqual([undefined, '700002']);
});

test.each([0, '0', '', 'two', 1.5, -1, 100])('[CRT-03] refuses the quantity %j without a request', async (quantity) => {
  const { addToCart, cart, identity, kept } = await guestWithFood();
  cart.isDown();
  identity.isDown();
  expect(await addToCart({ partNumber: FOOD.partNumber, quantity })()).toEqual(
    E.left({ kind: 'invalid-quantity', minimum: 1, maximum: 99 }),
  );
  expect((await kept()).items).toMatchObject([{ quantity: 2 }]);
});

test.each([
  ['more than the stock', TANK.partNumber, 4, { kind: 'not-enough-stock', available: 3 }],
  ['an item sold in stores only', HAMSTER.partNumber, 1, { kind: 'not-for-sale' }],
  ['an item outside the catalogue', 'GONE', 1, { kind: 'not-for-sale' }],
])('[CRT-03] refuses %s and keeps the cart unchanged', async (_case, partNumber, quantity, failure) => {
  const { addToCart, kept } = await guestWithFood();
  const before = await kept();
  expect(await addToCart({ partNumber, quantity })()).toMatchObject({ left: failure });
  expect(await kept()).toEqual(before);
});

test('[CRT-03] keeps the guest identity created for a refused item', async () => {
  const { addToCart, identity, session } = cartWorld();
  expect(await addToCart({ partNumber: TANK.partNumber, quantity: 4 })()).toMatchObject({
    left: { kind: 'not-enough-stock' },
  });
  expect(session.userId()).toBe(identity.caller.userId);
});

test('[CRT-03] creates an identity at most once and returns the failure when that does not help', async () => {
  const stranger = new FakeCartGateway().sells(FOOD);
  const addToCart = makeAddToCart({
    cart: stranger,
    becomeGuest: TE.right(undefined),
    ensureGuestIdentity: TE.right(undefined),
    session: new FakeSessionStore(),
  });
  expect(await addToCart({ partNumber: FOOD.partNumber, quantity: 1 })()).toEqual(E.left({ kind: 'identity-needed' }));
});

test.each(EVERY_FAILURE)('[CRT-03] adds nothing with guest identities %s', async (_case, failure) => {
  const { addToCart, identity, session, kept } = cartWorld();
  identity.fails(failure);
  expect(await addToCart({ partNumber: FOOD.partNumber, quantity: 1 })()).toEqual(E.left(failure));
  expect(session.userId()).toBeUndefined();
  expect((await kept()).items).toEqual([]);
});

test.each(EVERY_FAILURE)('[CRT-03] returns the failure and adds nothing with the cart %s', async (_case, failure) => {
  const { addToCart, cart, kept } = await guestWithFood();
  const before = await kept();
  cart.fails(failure);
  expect(await addToCart({ partNumber: FOOD.partNumber, quantity: 1 })()).toEqual(E.left(failure));
  expect(await kept()).toEqual(before);
});

test.each(EVERY_FAILURE)(
  '[CRT-03] reports the item as added when the cart is %s afterwards',
  async (_case, failure) => {
    const { addToCart, cart, kept } = await guestWithFood();
    cart.fails(failure, 'load');
    expect(await addToCart({ partNumber: FOOD.partNumber, quantity: 1 })()).toEqual(
      E.left({ kind: 'cart-not-read', failure }),
    );
    expect((await kept()).items).toMatchObject([{ quantity: 3 }]);
  },
);

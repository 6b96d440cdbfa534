import * as E from 'fp-ts/Either';
import { aRefusal, EVERY_FAILURE } from '../../builders/upstream-failure';
import { cartWorld, FOOD, guestWithFood, TANK, type CartTestWorld } from './cart-world';

describe('[CRT-03] the quantity of a line', () => {
  test.each([5, '5', '5.0'])('is set to %j, and the result is the updated cart', async (quantity) => {
    const { changeQuantity, itemId } = await guestWithFood();
    expect(await changeQuantity({ itemId, quantity })()).toMatchObject({
      right: { totalCartQuantity: 5, subTotal: 64.95, items: [{ id: itemId, quantity: 5, price: 64.95 }] },
    });
  });

  test('of 0 removes the line', async () => {
    const { changeQuantity, itemId } = await guestWithFood();
    expect(await changeQuantity({ itemId, quantity: '0' })()).toMatchObject({ right: { items: [], total: 0 } });
  });

  test.each(['', 'many', -1, 1.5, 100])('%j is refused without a request', async (quantity) => {
    const { changeQuantity, cart, itemId, kept } = await guestWithFood();
    cart.isDown();
    expect(await changeQuantity({ itemId, quantity })()).toEqual(
      E.left({ kind: 'invalid-quantity', minimum: 0, maximum: 99 }),
    );
    expect((await kept()).items).toMatchObject([{ quantity: 2 }]);
  });

  test('beyond the stock is refused, and the line stays unchanged', async () => {
    const { changeQuantity, cart, kept } = await guestWithFood();
    await cart.add(TANK.partNumber, 1)();
    const itemId = (await kept()).items[1]?.id ?? '';
    expect(await changeQuantity({ itemId, quantity: 4 })()).toEqual(E.left({ kind: 'not-enough-stock', available: 3 }));
    expect((await kept()).items).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  });

  test('of a removed line is refused', async () => {
    const { changeQuantity, itemId } = await guestWithFood();
    await changeQuantity({ itemId, quantity: 0 })();
    expect(await changeQuantity({ itemId, quantity: 1 })()).toEqual(E.left({ kind: 'no-such-line' }));
  });

  test('cannot be set after the session expired', async () => {
    const { changeQuantity, identity, itemId } = await guestWithFood();
    identity.caller.signsOut();
    expect(await changeQuantity({ itemId, quantity: 1 })()).toEqual(E.left({ kind: 'identity-needed' }));
  });

  test.each(EVERY_FAILURE)('stays unchanged with the service %s', async (_case, failure) => {
    const { changeQuantity, cart, itemId, kept } = await guestWithFood();
    cart.fails(failure);
    expect(await changeQuantity({ itemId, quantity: 5 })()).toEqual(E.left(failure));
    expect((await kept()).items).toMatchObject([{ quantity: 2 }]);
  });

  test.each(EVERY_FAILURE)('is reported as set when the cart is %s afterwards', async (_case, failure) => {
    const { changeQuantity, cart, itemId, kept } = await guestWithFood();
    cart.fails(failure, 'load');
    expect(await changeQuantity({ itemId, quantity: 5 })()).toEqual(E.left({ kind: 'cart-not-read', failure }));
    expect((await kept()).items).toMatchObject([{ quantity: 5 }]);
  });
});

describe('[CRT-03] a promotion code', () => {
  test.each(['PUP5', ' pup5 ', 'Pup5'])(
    '%j is applied in upper case, and the result is the cart with its new total',
    async (code) => {
      const { applyPromotionCode } = await guestWithFood();
      expect(await applyPromotionCode(code)()).toMatchObject({
        right: { promotions: [{ code: 'PUP5' }], subTotal: 25.98, discount: -5, shipping: 5.99, total: 26.97 },
      });
    },
  );

  test.each(['PUP5', ' pup5 '])('%j is removed in any spelling', async (code) => {
    const { applyPromotionCode, removePromotionCode, kept } = await guestWithFood();
    const before = await kept();
    await applyPromotionCode('PUP5')();
    expect(await removePromotionCode(code)()).toEqual(E.right(before));
  });

  test('is removed successfully when it was never applied', async () => {
    const { removePromotionCode, kept } = await guestWithFood();
    expect(await removePromotionCode('OTHER')()).toEqual(E.right(await kept()));
  });

  test('is refused with the reason when unknown, and the cart stays unchanged', async () => {
    const { applyPromotionCode, kept } = await guestWithFood();
    const before = await kept();
    expect(await applyPromotionCode('OTHER')()).toEqual(
      E.left({ kind: 'promotion-refused', reason: 'This promotion code is not valid.' }),
    );
    expect(await kept()).toEqual(before);
  });

  test('creates a guest for a shopper without an identity, whose error concerns the cart and not the session', async () => {
    const { applyPromotionCode, identity, session } = cartWorld();
    expect(await applyPromotionCode('OTHER')()).toEqual(
      E.left({ kind: 'promotion-refused', reason: 'This promotion code is not valid.' }),
    );
    expect([session.userId(), session.userType()]).toEqual([identity.caller.userId, 'guest']);
  });

  test('fails like the identity service for a shopper without an identity', async () => {
    const { applyPromotionCode, identity } = cartWorld();
    identity.isDown();
    expect(await applyPromotionCode('PUP5')()).toMatchObject({ left: { kind: 'unreachable' } });
  });

  test('cannot exist on the cart of a shopper without an identity', async () => {
    expect(await cartWorld().removePromotionCode('PUP5')()).toEqual(E.left({ kind: 'identity-needed' }));
  });

  describe.each(['applyPromotionCode', 'removePromotionCode'] as const)('%s', (change) => {
    test.each(['', '   '])('%j is refused without a request', async (code) => {
      const world = await guestWithFood();
      world.cart.isDown();
      expect(await world[change](code)()).toEqual(E.left({ kind: 'empty-code' }));
    });

    test.each(['<script>x', 'javascript:', 'onload=', 'PUP\u00005', 'A'.repeat(41)])(
      '[ERR-02] %j cannot be a code and is refused without a request, which would end the session',
      async (code) => {
        const world = await guestWithFood();
        world.cart.isDown();
        expect(await world[change](code)()).toEqual(E.left({ kind: 'impossible-code' }));
      },
    );

    test('requires a customer with an expired session to sign in again', async () => {
      const { [change]: changeCode, identity, session } = cartWorld();
      session.hasRegistered('700002');
      expect(await changeCode('PUP5')()).toEqual(E.left({ kind: 'identity-needed' }));
      expect([identity.caller.userId, session.userId()]).toEqual([undefined, '700002']);
    });

    test.each(EVERY_FAILURE)('changes nothing with the service %s', async (_case, failure) => {
      const world = await guestWithFood();
      const before = await world.kept();
      world.cart.fails(failure);
      expect(await world[change]('PUP5')()).toEqual(E.left(failure));
      expect(await world.kept()).toEqual(before);
    });

    test.each(EVERY_FAILURE)('is reported as done when the cart is %s afterwards', async (_case, failure) => {
      const world = await guestWithFood();
      world.cart.fails(failure, 'load');
      expect(await world[change]('PUP5')()).toEqual(E.left({ kind: 'cart-not-read', failure }));
    });
  });
});

describe('the cart', () => {
  test('[CRT-01] of a guest contains the items they added', async () => {
    const { loadCart, kept } = await guestWithFood();
    expect(await loadCart()).toEqual(E.right(await kept()));
    expect((await kept()).items).toMatchObject([{ partNumber: FOOD.partNumber, quantity: 2 }]);
  });

  test('[CRT-02] of a guest is calculated', async () => {
    const { recalculateCart } = await guestWithFood();
    expect(await recalculateCart()).toEqual(E.right(undefined));
  });

  test.each([
    ['a new browser', false],
    ['a signed-out shopper', true],
  ])('[CRT-01] [CRT-02] of %s is empty and up to date without a request', async (_case, hasSignedOut) => {
    const { loadCart, recalculateCart, cart, session } = cartWorld();
    if (hasSignedOut) session.hasGuest(undefined);
    cart.isDown();
    expect(await loadCart()).toMatchObject({ right: { items: [], totalCartQuantity: 0, total: 0 } });
    expect(await recalculateCart()).toEqual(E.right(undefined));
  });

  test('[CRT-01] [CHK-09] of a guest whom the service no longer knows is empty; a customer is told', async () => {
    const { loadCart, cart, session } = cartWorld();
    const unknown = aRefusal({ status: 401, facts: ['session-over', 'session-unknown'] });
    cart.fails(unknown, 'load');
    session.hasGuest('700055');
    expect(await loadCart()).toMatchObject({ right: { items: [] } });
    session.hasRegistered('700002');
    expect(await loadCart()).toEqual(E.left(unknown));
  });

  test('[CRT-02] of a shopper with an expired session needs an identity to be calculated', async () => {
    const { recalculateCart, identity } = await guestWithFood();
    identity.caller.signsOut();
    expect(await recalculateCart()).toEqual(E.left({ kind: 'identity-needed' }));
  });

  test.each(EVERY_FAILURE)('[CRT-01] [CRT-02] returns the failure with the service %s', async (_case, failure) => {
    const { loadCart, recalculateCart, cart } = await guestWithFood();
    cart.fails(failure);
    expect(await loadCart()).toEqual(E.left(failure));
    expect(await recalculateCart()).toEqual(E.left(failure));
  });
});

describe('[CHK-07] a price that has changed since an item was added', () => {
  const itemOf = async ({ kept }: Pick<CartTestWorld, 'kept'>) => (await kept()).items[0];

  test.each([15.5, '15.5', '15.50'])('is no longer told after a change that showed it (%p)', async (priceSeen) => {
    const world = await guestWithFood();
    world.cart.sells({ ...FOOD, price: 15.5 });
    expect(await itemOf(world)).toMatchObject({ unitPrice: 15.5, priceBefore: FOOD.price });
    const { itemId: id, changeQuantity } = world;
    expect(await changeQuantity({ itemId: id, quantity: 3, priceSeen })()).toMatchObject({
      right: { items: [{ id }] },
    });
    expect(await itemOf(world)).not.toHaveProperty('priceBefore');
    world.cart.sells({ ...FOOD, price: 11 });
    expect(await itemOf(world)).toMatchObject({ unitPrice: 11, priceBefore: 15.5 });
  });

  test.each([undefined, '', '-1', '1e3', 'free', '12.345', '123456789'])(
    'is still told after a change that does not say what it showed (%p)',
    async (priceSeen) => {
      const world = await guestWithFood();
      world.cart.sells({ ...FOOD, price: 15.5 });
      await world.changeQuantity({ itemId: world.itemId, quantity: 3, priceSeen })();
      expect(await itemOf(world)).toMatchObject({ quantity: 3, priceBefore: FOOD.price });
    },
  );

  test('is no longer told after the shopper has seen it, whatever the quantity is by now', async () => {
    const world = await guestWithFood();
    await world.changeQuantity({ itemId: world.itemId, quantity: 5 })();
    world.cart.sells({ ...FOOD, price: 15.5 });
    expect(await world.changeQuantity({ itemId: world.itemId, priceSeen: 15.5 })()).toMatchObject({ _tag: 'Right' });
    expect(await itemOf(world)).toMatchObject({ quantity: 5, unitPrice: 15.5 });
    expect(await itemOf(world)).not.toHaveProperty('priceBefore');
  });

  test('cannot be seen on a line that is gone', async () => {
    const world = await guestWithFood();
    expect(await world.changeQuantity({ itemId: 'another', priceSeen: 15.5 })()).toEqual(
      E.left({ kind: 'no-such-line' }),
    );
  });

  test('is told with the price that the shopper saw last', async () => {
    const world = await guestWithFood();
    world.cart.sells({ ...FOOD, price: 15.5 });
    await world.changeQuantity({ itemId: world.itemId, quantity: 3, priceSeen: 14 })();
    expect(await itemOf(world)).toMatchObject({ priceBefore: 14 });
  });
});

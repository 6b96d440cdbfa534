import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeChooseFulfilment } from '../../../core/cart/fulfilment/choose-fulfilment';
import { SHIPPING } from '../../../core/cart/fulfilment/fulfilment';
import { makeLoadCartOptions, makeLoadItemOptions } from '../../../core/cart/fulfilment/load-fulfilment-options';
import { makeMoveToCart, makeRemoveSaved, makeSaveForLater } from '../../../core/cart/saved/save-for-later';
import { waysBack } from '../../../core/cart/saved/saved-item';
import type { SavedItemsGateway } from '../../../core/cart/saved/saved-items-gateway';
import { allBut, canOf, type Capability } from '../../../core/configuration/capabilities';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { KNOWN_WAYS, withWays } from '../../fakes/cart-ways';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';

const { storeId, zipCode } = KNOWN_WAYS;
const PLACE = { storeId, zipCode };

/** The use cases for a guest with two of a product in the cart. */
const guestWithFood = async (lacking: ReadonlyArray<Capability> = []) => {
  const cart = withWays(new FakeCartGateway());
  const session = new FakeSessionStore();
  const can = canOf(allBut(lacking));
  cart.caller.becomesGuest('700055');
  session.hasGuest('700055');
  await cart.add(KNOWN_WAYS.anyWay.partNumber, 2)();
  const shown = async () => {
    const loaded = await cart.isBack().load();
    if (E.isLeft(loaded)) throw new Error('a fake that is back has to answer');
    return loaded.right;
  };
  const ports = { cart, fulfilment: cart, savedItems: cart };
  return {
    cart,
    shown,
    itemId: (await shown()).items[0]?.id ?? '',
    chooseFulfilment: makeChooseFulfilment(ports),
    loadCartOptions: makeLoadCartOptions({ fulfilment: cart, session, can }),
    loadItemOptions: makeLoadItemOptions({ fulfilment: cart, can }),
    saveForLater: makeSaveForLater(ports),
    moveToCart: makeMoveToCart(ports),
    removeSaved: makeRemoveSaved(ports),
  };
};

describe('[CHK-02] how a line reaches the shopper', () => {
  test('is chosen, and the result is the updated cart', async () => {
    const { chooseFulfilment, itemId } = await guestWithFood();
    expect(await chooseFulfilment({ itemId, method: 'pickup', storeId })()).toMatchObject({
      right: { items: [{ id: itemId, fulfilment: { method: 'pickup', storeId } }], shipments: [{ method: 'pickup' }] },
    });
  });

  test.each([
    ['an unknown method', 'drone', storeId],
    ['pickup without a store', 'pickup', undefined],
    ['same-day delivery from no store’s id', 'same-day', '../1101'],
  ])('%s is refused without a request', async (_what, method, id) => {
    const { chooseFulfilment, cart, itemId, shown } = await guestWithFood();
    cart.isDown();
    const outcome = await chooseFulfilment({ itemId, method, storeId: id })();
    expect(outcome).toEqual(E.left({ kind: 'invalid-fulfilment' }));
    expect((await shown()).items).toMatchObject([{ fulfilment: { method: 'ship' } }]);
  });

  test.each(EVERY_FAILURE)('stays unchanged with the service %s', async (_case, failure) => {
    const { chooseFulfilment, cart, itemId, shown } = await guestWithFood();
    cart.fails(failure);
    expect(await chooseFulfilment({ itemId, method: 'pickup', storeId })()).toEqual(E.left(failure));
    expect((await shown()).items).toMatchObject([{ fulfilment: { method: 'ship' } }]);
  });

  test('lists the ways of every line; without an identity nothing is requested', async () => {
    const { loadCartOptions, cart, itemId } = await guestWithFood();
    expect(await loadCartOptions(PLACE)()).toMatchObject({
      right: { [itemId]: [{ method: 'ship' }, { method: 'pickup', storeId }, { method: 'same-day' }] },
    });
    cart.isDown();
    const visitor = new FakeSessionStore();
    const loadNone = makeLoadCartOptions({ fulfilment: cart, session: visitor, can: canOf(allBut([])) });
    expect(await loadNone(PLACE)()).toEqual(E.right({}));
  });

  test.each([
    [['same-day'], ['ship', 'pickup']],
    [['pickup'], ['ship', 'same-day']],
    [['stores'], ['ship']],
  ] as const)('a shop without %j offers %j', async (lacking, methods) => {
    const { loadCartOptions, loadItemOptions, itemId } = await guestWithFood(lacking);
    const options = await loadCartOptions(PLACE)();
    expect(E.isRight(options) && options.right[itemId]?.map(({ method }) => method)).toEqual(methods);
    const ofItem = await loadItemOptions({ partNumber: KNOWN_WAYS.anyWay.partNumber, quantity: 1 }, PLACE)();
    expect(E.isRight(ofItem) && ofItem.right.map(({ method }) => method)).toEqual(methods);
  });
});

describe('[CHK-10] items kept for later', () => {
  test('leave the cart and come back, each time with the updated cart', async () => {
    const { saveForLater, moveToCart, itemId, shown } = await guestWithFood();
    expect(await saveForLater(itemId)()).toMatchObject({ right: { items: [], savedItems: [{ quantity: 2 }] } });
    const savedId = (await shown()).savedItems[0]?.id ?? '';
    expect(await moveToCart(savedId, [])()).toMatchObject({
      right: { cart: { items: [{ quantity: 2 }], savedItems: [] } },
    });
  });

  test('come back for pickup', async () => {
    const { saveForLater, moveToCart, itemId, shown } = await guestWithFood();
    await saveForLater(itemId)();
    const savedId = (await shown()).savedItems[0]?.id ?? '';
    const pickup = { method: 'pickup', storeId } as const;
    expect(await moveToCart(savedId, [pickup, SHIPPING])()).toMatchObject({
      right: { cart: { items: [{ fulfilment: pickup }] }, way: pickup },
    });
  });

  test('come back in the next way when one is not possible any more', async () => {
    const { saveForLater, moveToCart, itemId, shown } = await guestWithFood();
    await saveForLater(itemId)();
    const savedId = (await shown()).savedItems[0]?.id ?? '';
    expect(await moveToCart(savedId, [{ method: 'pickup', storeId: '9999' }, SHIPPING])()).toMatchObject({
      right: { cart: { items: [{ fulfilment: { method: 'ship' } }], savedItems: [] }, way: SHIPPING },
    });
  });

  test('that come back in no way stay, with the failure of the first one', async () => {
    const { cart, saveForLater, moveToCart, shown } = await guestWithFood();
    await cart.add(KNOWN_WAYS.pickupOnly.partNumber, 1, { method: 'pickup', storeId })();
    await saveForLater((await shown()).items.at(-1)?.id ?? '')();
    const savedId = (await shown()).savedItems[0]?.id ?? '';
    const wanted = { method: 'pickup', storeId: '9999' } as const;
    const failure = await cart.moveToCart(savedId, wanted)();
    expect(E.isLeft(failure)).toBe(true);
    expect(await moveToCart(savedId, [wanted, SHIPPING])()).toEqual(failure);
    expect((await shown()).savedItems).toHaveLength(1);
  });

  test.each(EVERY_FAILURE)(
    'stay when the service is %s for another way, and that is the failure',
    async (_case, failure) => {
      const { cart, saveForLater, itemId, shown } = await guestWithFood();
      await saveForLater(itemId)();
      const savedId = (await shown()).savedItems[0]?.id ?? '';
      const savedItems: SavedItemsGateway = {
        save: cart.save,
        remove: cart.remove,
        moveToCart: (id, way) => (way.method === 'ship' ? TE.left(failure) : cart.moveToCart(id, way)),
      };
      const moveToCart = makeMoveToCart({ cart, savedItems });
      expect(await moveToCart(savedId, [{ method: 'pickup', storeId: '9999' }, SHIPPING])()).toEqual(E.left(failure));
      expect((await shown()).savedItems).toHaveLength(1);
    },
  );

  test('are removed', async () => {
    const { saveForLater, removeSaved, itemId, shown } = await guestWithFood();
    await saveForLater(itemId)();
    const savedId = (await shown()).savedItems[0]?.id ?? '';
    expect(await removeSaved(savedId)()).toMatchObject({ right: { items: [], savedItems: [] } });
    expect(await removeSaved(savedId)()).toEqual(E.left({ kind: 'no-such-line' }));
  });

  test.each(EVERY_FAILURE)('are reported as saved when the cart is %s afterwards', async (_case, failure) => {
    const { saveForLater, cart, itemId, shown } = await guestWithFood();
    cart.fails(failure, 'load');
    expect(await saveForLater(itemId)()).toEqual(E.left({ kind: 'cart-not-read', failure }));
    expect((await shown()).savedItems).toHaveLength(1);
  });
});

describe('[CHK-10] the ways in which a saved item goes back', () => {
  const former = { method: 'pickup', storeId: '1102' } as const;
  const own = { method: 'pickup', storeId: '1101' } as const;

  test.each([
    ['shipped when it was shipped', {}, [SHIPPING]],
    ['as it was, else shipped', { way: former }, [former, SHIPPING]],
    ['picked up at the shopper’s store when it is never shipped', { isPickupOnly: true }, [own, SHIPPING]],
    [
      'picked up at its former store, else at the shopper’s, when it is never shipped',
      { isPickupOnly: true, way: former },
      [former, own, SHIPPING],
    ],
  ])('are %s', (_how, item, ways) => {
    expect(waysBack({ isPickupOnly: false, ...item }, '1101')).toEqual(ways);
  });

  test('are shipping alone without a store', () => {
    expect(waysBack({ isPickupOnly: true }, undefined)).toEqual([SHIPPING]);
  });
});

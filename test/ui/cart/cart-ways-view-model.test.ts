import * as TE from 'fp-ts/TaskEither';
import { EMPTY_CART, type Cart } from '../../../core/cart/cart';
import type { FulfilmentChoice } from '../../../core/cart/fulfilment/fulfilment';
import type { MoveToCart } from '../../../core/cart/saved/save-for-later';
import { isRight } from '../../../core/shared/either';
import { CartWaysViewModel, type CartWaysPorts } from '../../../ui/cart/cart-ways-view-model';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { aCart, aCartItem, aSavedItem } from '../../builders/cart';
import { FakeTime } from '../../fakes/fake-time';

const PICKUP: FulfilmentChoice = { method: 'pickup', storeId: '1102' };
const SAVED = aSavedItem({ name: 'Kibble', partNumber: 'SKU-1' });

/** The cart after the item is back in this way. */
const cartWith = (method: 'ship' | 'pickup'): Cart => {
  const fulfilment = { method, storeId: undefined, storeName: undefined, date: undefined };
  return aCart([aCartItem({ partNumber: 'SKU-1', fulfilment })]);
};

/** Moves an item back, which becomes this cart. Returns the wanted ways and what the shopper is told. */
const moveBack = async (item: typeof SAVED, after: Cart) => {
  const wanted: (FulfilmentChoice | undefined)[] = [];
  const moveToCart: MoveToCart = (_id, choice) => {
    wanted.push(choice);
    return TE.right(after);
  };
  const cart: CartWaysPorts['cart'] & { cart: Cart } = {
    cart: EMPTY_CART,
    change: async (_id, run, { succeeded }) => {
      const changed = await run();
      if (!isRight(changed)) return;
      cart.cart = changed.right;
      succeeded();
    },
    clearLine: () => undefined,
    failLine: () => undefined,
    isBusy: () => false,
    refresh: async () => undefined,
  };
  const toasts = new ToastsViewModel(new FakeTime().pause);
  const myStore = { store: { id: '1101', locationId: '13501', name: 'Mission Valley' }, zipCode: undefined };
  const ways = TE.right({ moveToCart } as never);
  await new CartWaysViewModel({}, { cart, myStore, toasts, ways }).moveToCart(item);
  return { wanted, told: toasts.toasts.map(({ text }) => text) };
};

describe('[CHK-10] a saved item goes back into the cart', () => {
  test('in the way that it had there', async () => {
    expect(await moveBack({ ...SAVED, way: PICKUP }, cartWith('pickup'))).toEqual({
      wanted: [PICKUP],
      told: ['Moved to cart: Kibble'],
    });
  });

  test('shipped when it was shipped, and picked up at the shopper’s store when it is never shipped', async () => {
    expect((await moveBack(SAVED, cartWith('ship'))).wanted).toEqual([undefined]);
    expect((await moveBack({ ...SAVED, isPickupOnly: true }, cartWith('pickup'))).wanted).toEqual([
      { method: 'pickup', storeId: '1101' },
    ]);
  });

  test('shipped when its way is not possible any more, and the shopper is told', async () => {
    expect((await moveBack({ ...SAVED, way: PICKUP }, cartWith('ship'))).told).toEqual([
      'Moved to cart for shipping, since pickup isn’t possible now: Kibble',
    ]);
  });
});

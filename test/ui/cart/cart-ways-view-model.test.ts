import * as TE from 'fp-ts/TaskEither';
import { EMPTY_CART, type Cart } from '../../../core/cart/cart';
import { SHIPPING, type FulfilmentChoice } from '../../../core/cart/fulfilment/fulfilment';
import type { MoveToCart } from '../../../core/cart/saved/save-for-later';
import { isRight } from '../../../core/shared/either';
import { CartWaysViewModel, type CartWaysPorts } from '../../../ui/cart/cart-ways-view-model';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { aCart, aCartItem, aSavedItem } from '../../builders/cart';
import { FakeTime } from '../../fakes/fake-time';

const FORMER: FulfilmentChoice = { method: 'pickup', storeId: '1102' };
const OWN: FulfilmentChoice = { method: 'pickup', storeId: '1101' };
const SAVED = aSavedItem({ name: 'Kibble', partNumber: 'SKU-1' });

/** Moves an item back, which is in the cart in this way then. Returns the wanted ways and what the shopper is told. */
const moveBack = async (item: typeof SAVED, way: FulfilmentChoice) => {
  const wanted: ReadonlyArray<FulfilmentChoice>[] = [];
  // The same product was in the cart before, for pickup in the former store.
  const fulfilment = { method: 'pickup', storeId: '1102', storeName: undefined, date: undefined } as const;
  const after = aCart([aCartItem({ partNumber: 'SKU-1', fulfilment })]);
  const moveToCart: MoveToCart = (_id, ways) => {
    wanted.push(ways);
    return TE.right({ cart: after, way });
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
    expect(await moveBack({ ...SAVED, way: FORMER }, FORMER)).toEqual({
      wanted: [[FORMER, SHIPPING]],
      told: ['Moved to cart: Kibble'],
    });
  });

  test('shipped when it was shipped', async () => {
    expect(await moveBack(SAVED, SHIPPING)).toEqual({ wanted: [[SHIPPING]], told: ['Moved to cart: Kibble'] });
  });

  test('shipped when its way is not possible any more, and the shopper is told', async () => {
    expect((await moveBack({ ...SAVED, way: FORMER }, SHIPPING)).told).toEqual([
      'Moved to cart for shipping, since pickup isn’t possible now: Kibble',
    ]);
  });

  test('for pickup at the shopper’s store when the former one does not have it and it is never shipped, and the shopper is told', async () => {
    expect(await moveBack({ ...SAVED, way: FORMER, isPickupOnly: true }, OWN)).toEqual({
      wanted: [[FORMER, OWN, SHIPPING]],
      told: ['Moved to cart for pickup at your store, since the store you had chosen doesn’t have it now: Kibble'],
    });
  });
});

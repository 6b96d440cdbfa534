import * as E from 'fp-ts/Either';
import type { Cart } from '../../core/cart/cart';
import type { CartGateway } from '../../core/cart/cart-gateway';
import { SHIPPING, type FulfilmentOption, type ShopperPlace } from '../../core/cart/fulfilment/fulfilment';
import type { FulfilmentGateway } from '../../core/cart/fulfilment/fulfilment-gateway';
import type { SavedItemsGateway } from '../../core/cart/saved/saved-items-gateway';
import type { Making } from './making';

/** Products and places that these tests need. */
export interface KnownWays {
  readonly storeId: string;
  /** Five digits, within the reach of the store's same-day delivery. */
  readonly zipCode: string;
  /** Online and in the store, at least five at each place, delivered and picked up. */
  readonly anyWay: { readonly partNumber: string };
  /** In the store, at least one, and never delivered. */
  readonly pickupOnly: { readonly partNumber: string };
  /** Online, and handed over by no store. */
  readonly shippedOnly: { readonly partNumber: string };
}

/** The world behind the cart's ports with a new browser. */
export interface CartWaysWorld {
  readonly cart: CartGateway;
  readonly fulfilment: FulfilmentGateway;
  readonly savedItems: SavedItemsGateway;
  readonly known: () => Promise<KnownWays>;
  /** Makes the caller a guest with an identity and an empty cart. */
  readonly becomesGuest: () => Promise<void>;
}

export const FULFILMENT_CALLS = ['optionsOfCart', 'optionsOf', 'choose'] as const;
export const SAVED_ITEMS_CALLS = ['save', 'moveToCart', 'remove'] as const;

const NO_PLACE = { storeId: undefined, zipCode: undefined };

/** Every pair of FulfilmentGateway and SavedItemsGateway, fake or real, passes this. */
export const cartWaysContract = (name: string, makeWorld: Making<CartWaysWorld>): void => {
  const asGuest = async () => {
    const world = await makeWorld();
    await world.becomesGuest();
    const known = await world.known();
    const add = async (quantity = 1): Promise<string> => {
      expect(await world.cart.add(known.anyWay.partNumber, quantity)()).toEqual(E.right(undefined));
      return (await loaded(world.cart)).items.at(-1)?.id ?? '';
    };
    return { ...world, ...known, add, shown: () => loaded(world.cart) };
  };

  describe(`[PLT-02] ${name} as a FulfilmentGateway`, () => {
    test('[CRT-02] has no ways without a cart', async () => {
      const { fulfilment } = await makeWorld();
      expect(await fulfilment.optionsOfCart(NO_PLACE)()).toEqual(E.right({}));
    });

    test('[CHK-02] lists shipping, pickup and same-day delivery of each line with day and cost', async () => {
      const { fulfilment, add, storeId, zipCode } = await asGuest();
      const itemId = await add();
      const options = right(await fulfilment.optionsOfCart({ storeId, zipCode })())[itemId] ?? [];
      expect(options.map(({ method, isAvailable }) => [method, isAvailable])).toEqual([
        ['ship', true],
        ['pickup', true],
        ['same-day', true],
      ]);
      for (const option of options) expectDayAndCost(option);
      expect(options[1]).toMatchObject({ storeId, cost: 0 });
    });

    test('[CHK-02] tells what is missing for pickup and same-day delivery', async () => {
      const { fulfilment, anyWay } = await asGuest();
      const options = right(await fulfilment.optionsOf(anyWay.partNumber, 1, NO_PLACE)());
      expect(options.map(({ method, lacks }) => [method, lacks])).toEqual([
        ['ship', undefined],
        ['pickup', 'store'],
        ['same-day', 'zip-code'],
      ]);
    });

    test('[CHK-02] a product for pickup only says why it is not delivered', async () => {
      const { fulfilment, pickupOnly, storeId, zipCode } = await asGuest();
      const options = right(await fulfilment.optionsOf(pickupOnly.partNumber, 1, { storeId, zipCode })());
      expect(options.map(({ isAvailable }) => isAvailable)).toEqual([false, true, false]);
      expect(options[0]?.reason).toMatch(/\S/);
    });

    test('[CHK-02] what no store hands over is ruled out for pickup, also before a store is chosen', async () => {
      const { fulfilment, shippedOnly, anyWay, storeId, zipCode } = await asGuest();
      const ruledOut = async (partNumber: string, place: ShopperPlace) =>
        right(await fulfilment.optionsOf(partNumber, 1, place)()).map((option) => option.isRuledOut ?? false);
      expect(await ruledOut(shippedOnly.partNumber, NO_PLACE)).toEqual([false, true, true]);
      expect(await ruledOut(shippedOnly.partNumber, { storeId, zipCode })).toEqual([false, true, true]);
      expect(await ruledOut(anyWay.partNumber, NO_PLACE)).toEqual([false, false, false]);
    });

    test('[CHK-02] an unknown product is refused', async () => {
      const { fulfilment } = await asGuest();
      expect(await fulfilment.optionsOf('NO-SUCH-PART', 1, NO_PLACE)()).toMatchObject(E.left({ kind: 'refused' }));
    });

    test('[CHK-02] a line changes to pickup and back, and the cart has a shipment for each way', async () => {
      const { fulfilment, add, shown, storeId } = await asGuest();
      const itemId = await add();
      expect(await fulfilment.choose(itemId, { method: 'pickup', storeId })()).toEqual(E.right(undefined));
      const picked = await shown();
      expect(picked.items).toMatchObject([{ id: itemId, fulfilment: { method: 'pickup', storeId } }]);
      expect(picked.shipments).toMatchObject([{ method: 'pickup', storeId, itemIds: [itemId] }]);
      await fulfilment.choose(itemId, SHIPPING)();
      expect((await shown()).items).toMatchObject([{ fulfilment: { method: 'ship' } }]);
    });

    test('[CHK-02] a product is added for pickup beside the same one that is shipped', async () => {
      const { cart, add, shown, anyWay, storeId } = await asGuest();
      await add();
      await cart.add(anyWay.partNumber, 1, { method: 'pickup', storeId })();
      expect((await shown()).shipments.map(({ method }) => method)).toEqual(['ship', 'pickup']);
    });

    test('[CHK-02] a line that meets its like at the same place becomes part of it', async () => {
      const { cart, fulfilment, add, shown, anyWay, storeId } = await asGuest();
      await cart.add(anyWay.partNumber, 1, { method: 'pickup', storeId })();
      const itemId = await add(2);
      expect(await fulfilment.choose(itemId, { method: 'pickup', storeId })()).toEqual(E.right(undefined));
      expect((await shown()).items).toMatchObject([{ quantity: 3 }]);
    });

    test('[CHK-02] refuses delivery of a product for pickup only, and an unknown line', async () => {
      const { cart, fulfilment, pickupOnly, shown, storeId } = await asGuest();
      await cart.add(pickupOnly.partNumber, 1, { method: 'pickup', storeId })();
      const [line] = (await shown()).items;
      expect(await fulfilment.choose(line?.id ?? '', SHIPPING)()).toMatchObject(E.left({ kind: 'not-for-sale' }));
      expect((await shown()).items).toMatchObject([{ fulfilment: { method: 'pickup' } }]);
      expect(await fulfilment.choose('1', SHIPPING)()).toEqual(E.left({ kind: 'no-such-line' }));
    });
  });

  describe(`[PLT-02] ${name} as a SavedItemsGateway`, () => {
    test('[CHK-10] moves a line to the saved items and back', async () => {
      const { savedItems, add, shown, anyWay } = await asGuest();
      const itemId = await add(2);
      expect(await savedItems.save(itemId)()).toEqual(E.right(undefined));
      const saved = await shown();
      expect(saved).toMatchObject({ items: [], totalCartQuantity: 0 });
      expect(saved.savedItems).toMatchObject([{ partNumber: anyWay.partNumber, quantity: 2, isSold: true }]);
      expect(await savedItems.moveToCart(saved.savedItems[0]?.id ?? '', SHIPPING)()).toEqual(E.right(undefined));
      const back = await shown();
      expect([back.items.map(({ quantity }) => quantity), back.savedItems]).toEqual([[2], []]);
    });

    test('[CHK-10] a saved item has the way in which it reached the shopper in the cart, and the newer of two', async () => {
      const { cart, savedItems, shown, anyWay, storeId } = await asGuest();
      const pickup = { method: 'pickup', storeId } as const;
      const save = async (choice: Parameters<CartGateway['add']>[2]): Promise<void> => {
        expect(await cart.add(anyWay.partNumber, 1, choice)()).toEqual(E.right(undefined));
        await savedItems.save((await shown()).items[0]?.id ?? '')();
      };
      await save(pickup);
      expect((await shown()).savedItems[0]?.way).toEqual(pickup);
      await save(SHIPPING);
      expect((await shown()).savedItems[0]?.way).toBeUndefined();
    });

    test('[CHK-10] keeps a saved item that cannot be bought in the chosen way', async () => {
      const { cart, savedItems, shown, pickupOnly, storeId } = await asGuest();
      await cart.add(pickupOnly.partNumber, 1, { method: 'pickup', storeId })();
      await savedItems.save((await shown()).items[0]?.id ?? '')();
      const [item] = (await shown()).savedItems;
      expect(item).toMatchObject({ isPickupOnly: true });
      expect(await savedItems.moveToCart(item?.id ?? '', SHIPPING)()).toMatchObject(E.left({ kind: 'not-for-sale' }));
      expect((await shown()).savedItems).toHaveLength(1);
      expect(await savedItems.moveToCart(item?.id ?? '', { method: 'pickup', storeId })()).toEqual(E.right(undefined));
    });

    test('[CHK-10] removes a saved item; an unknown one is refused', async () => {
      const { savedItems, add, shown } = await asGuest();
      await savedItems.save(await add())();
      const [item] = (await shown()).savedItems;
      expect(await savedItems.remove(item?.id ?? '')()).toEqual(E.right(undefined));
      expect((await shown()).savedItems).toEqual([]);
      expect(await savedItems.remove(item?.id ?? '')()).toEqual(E.left({ kind: 'no-such-line' }));
      expect(await savedItems.save('1')()).toEqual(E.left({ kind: 'no-such-line' }));
    });

    test('[CHK-10] requires an identity', async () => {
      const { savedItems } = await makeWorld();
      expect(await savedItems.save('1')()).toEqual(E.left({ kind: 'identity-needed' }));
    });
  });
};

const right = <A>(outcome: E.Either<unknown, A>): A => {
  if (E.isLeft(outcome)) throw new Error(`the call failed: ${JSON.stringify(outcome.left)}`);
  return outcome.right;
};

const loaded = async (cart: CartGateway): Promise<Cart> => right(await cart.load());

const expectDayAndCost = ({ date, cost, reason }: FulfilmentOption): void => {
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(cost).toBeGreaterThanOrEqual(0);
  expect(reason).toBeUndefined();
};

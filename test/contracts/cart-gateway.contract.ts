import * as E from 'fp-ts/Either';
import type { Cart } from '../../core/cart/cart';
import type { CartGateway, CartWriteFailure } from '../../core/cart/cart-gateway';
import type { Making } from './making';

/** A variant for online purchase with stock for any test (at least ten), in a cart without promotions. */
export interface KnownVariant {
  readonly partNumber: string;
  readonly name: string;
  /** The current unit price in dollars. */
  readonly price: number;
}

/** The products that these tests need. */
export interface KnownAssortment {
  readonly plenty: KnownVariant;
  readonly other: KnownVariant;
  /** In stock, but fewer than 99. */
  readonly scarce: { readonly partNumber: string; readonly available: number };
  /** In the catalogue, out of stock and not orderable. */
  readonly soldOut: { readonly partNumber: string };
  /** Undefined when every product can be delivered. */
  readonly inStoresOnly: { readonly partNumber: string } | undefined;
  /** A code that gives a discount on a cart with one of `plenty`; undefined without codes. */
  readonly promotionCode: string | undefined;
}

/** The world behind a CartGateway with a new browser: the caller has no identity. */
export interface CartWorld {
  readonly gateway: CartGateway;
  readonly assortment: () => Promise<KnownAssortment>;
  /** Makes the caller a guest with an identity and an empty cart. */
  readonly becomesGuest: () => Promise<void>;
  /** Makes the caller a customer with an empty cart. */
  readonly signsIn: () => Promise<void>;
  /** Starts a promotion that reduces any cart, and can end it; undefined without codes. */
  readonly startsPromotion?: () => Promise<{ readonly code: string; readonly ends: () => Promise<void> }>;
}

/** Data for optional features of a backend. */
export interface CartTraits {
  readonly hasPromotionCodes: boolean;
  readonly sellsInStoresOnly: boolean;
}

const EVERYTHING: CartTraits = { hasPromotionCodes: true, sellsInStoresOnly: true };

export const CART_CALLS = [
  'load',
  'add',
  'personalize',
  'changeQuantity',
  'applyPromotion',
  'removePromotion',
  'calculate',
] as const;

/** Every CartGateway, fake or real, passes this. */
export const cartGatewayContract = (
  name: string,
  makeWorld: Making<CartWorld>,
  { hasPromotionCodes, sellsInStoresOnly }: CartTraits = EVERYTHING,
): void => {
  const asGuest: AsGuest = async () => {
    const world = await makeWorld();
    await world.becomesGuest();
    return { ...world, sold: await world.assortment(), cart: () => loaded(world.gateway) };
  };

  describe(`[PLT-02] ${name} as a CartGateway`, () => {
    test('[CRT-01] returns an empty cart without an identity', async () => {
      const { gateway } = await makeWorld();
      expect(await loaded(gateway)).toMatchObject({ items: [], totalCartQuantity: 0, subTotal: 0, total: 0 });
    });

    test('[CRT-03] requires an identity for an addition', async () => {
      const { gateway, assortment } = await makeWorld();
      const { plenty } = await assortment();
      expect(await gateway.add(plenty.partNumber, 1)()).toEqual(E.left({ kind: 'identity-needed' }));
    });

    test('[CRT-01] returns an empty cart for a new guest', async () => {
      const { cart } = await asGuest();
      expect(await cart()).toMatchObject({
        items: [],
        promotions: [],
        totalCartQuantity: 0,
        subTotal: 0,
        discount: 0,
        total: 0,
      });
    });

    test('[CRT-01] [CRT-03] adds a line with its prices', async () => {
      const { gateway, sold, cart } = await asGuest();
      expect(await gateway.add(sold.plenty.partNumber, 2)()).toEqual(E.right(undefined));
      const { items, totalCartQuantity, subTotal } = await cart();
      expect(items).toMatchObject([
        { partNumber: sold.plenty.partNumber, name: sold.plenty.name, quantity: 2, isAvailable: true },
      ]);
      expect(items[0]?.unitPrice).toBeCloseTo(sold.plenty.price, 2);
      expect(items[0]?.price).toBeCloseTo(2 * sold.plenty.price, 2);
      expect(totalCartQuantity).toBe(2);
      expect(subTotal).toBeCloseTo(2 * sold.plenty.price, 2);
    });

    test('[CRT-03] merges lines of the same SKU', async () => {
      const { gateway, sold, cart } = await asGuest();
      await gateway.add(sold.plenty.partNumber, 2)();
      await gateway.add(sold.plenty.partNumber, 1)();
      expect((await cart()).items).toMatchObject([{ partNumber: sold.plenty.partNumber, quantity: 3 }]);
    });

    test('[CRT-03] adds two lines for two products', async () => {
      const { gateway, sold, cart } = await asGuest();
      await gateway.add(sold.plenty.partNumber, 1)();
      await gateway.add(sold.other.partNumber, 2)();
      const { items, totalCartQuantity, subTotal } = await cart();
      expect(quantities(items)).toEqual({ [sold.plenty.partNumber]: 1, [sold.other.partNumber]: 2 });
      expect(new Set(items.map(({ id }) => id)).size).toBe(2);
      expect(totalCartQuantity).toBe(3);
      expect(subTotal).toBeCloseTo(sold.plenty.price + 2 * sold.other.price, 2);
    });

    test('[CRT-03] sets a higher or lower quantity', async () => {
      const { gateway, sold, cart } = await asGuest();
      await gateway.add(sold.plenty.partNumber, 2)();
      const itemId = await onlyLine(gateway);
      expect(await gateway.changeQuantity(itemId, 4)()).toEqual(E.right(undefined));
      expect(await cart()).toMatchObject({ totalCartQuantity: 4, items: [{ id: itemId, quantity: 4 }] });
      await gateway.changeQuantity(itemId, 1)();
      expect(await cart()).toMatchObject({ totalCartQuantity: 1, items: [{ id: itemId, quantity: 1 }] });
    });

    test('[CRT-03] removes a line for the quantity 0 and keeps the others', async () => {
      const { gateway, sold, cart } = await asGuest();
      await gateway.add(sold.plenty.partNumber, 1)();
      const itemId = await onlyLine(gateway);
      await gateway.add(sold.other.partNumber, 1)();
      expect(await gateway.changeQuantity(itemId, 0)()).toEqual(E.right(undefined));
      expect((await cart()).items).toMatchObject([{ partNumber: sold.other.partNumber, quantity: 1 }]);
    });

    test('[CRT-03] returns an empty cart after the last line is removed', async () => {
      const { gateway, sold, cart } = await asGuest();
      await gateway.add(sold.plenty.partNumber, 1)();
      await gateway.changeQuantity(await onlyLine(gateway), 0)();
      expect(await cart()).toMatchObject({ items: [], totalCartQuantity: 0, subTotal: 0, total: 0 });
    });

    test.each([0, 2])('[CRT-03] refuses to set a removed line to %d', async (quantity) => {
      const { gateway, sold, cart } = await asGuest();
      await gateway.add(sold.plenty.partNumber, 1)();
      const itemId = await onlyLine(gateway);
      await gateway.changeQuantity(itemId, 0)();
      await gateway.add(sold.other.partNumber, 1)();
      expect(await gateway.changeQuantity(itemId, quantity)()).toEqual(E.left({ kind: 'no-such-line' }));
      expect(quantities((await cart()).items)).toEqual({ [sold.other.partNumber]: 1 });
    });

    test('[CRT-03] refuses to add more than the stock and keeps the cart', async () => {
      const { gateway, sold, cart } = await asGuest();
      const { partNumber, available } = sold.scarce;
      await gateway.add(partNumber, available)();
      const before = await cart();
      expectOutOf(await gateway.add(partNumber, 1)(), available);
      expect(await cart()).toEqual(before);
    });

    test('[CRT-03] refuses to set a line above the stock and keeps it', async () => {
      const { gateway, sold, cart } = await asGuest();
      const { partNumber, available } = sold.scarce;
      await gateway.add(partNumber, 1)();
      expectOutOf(await gateway.changeQuantity(await onlyLine(gateway), available + 1)(), available);
      expect(quantities((await cart()).items)).toEqual({ [partNumber]: 1 });
    });

    test('[CRT-03] refuses to add a sold-out product', async () => {
      const { gateway, sold, cart } = await asGuest();
      expectOutOf(await gateway.add(sold.soldOut.partNumber, 1)(), 0);
      expect((await cart()).items).toEqual([]);
    });

    const notForSale: ReadonlyArray<readonly [string, (sold: KnownAssortment) => string]> = [
      ...(sellsInStoresOnly
        ? ([['what is sold in stores only', (sold: KnownAssortment) => sold.inStoresOnly?.partNumber ?? '']] as const)
        : []),
      ['what is not in the catalogue', () => 'NO-SUCH-PART'],
    ];

    test.each(notForSale)('[CRT-03] refuses %s as not for sale with the reason', async (_case, pick) => {
      const { gateway, sold, cart } = await asGuest();
      expect(await gateway.add(pick(sold), 1)()).toEqual(
        E.left({ kind: 'not-for-sale', reason: expect.stringMatching(/\S/) }),
      );
      expect((await cart()).items).toEqual([]);
    });

    if (hasPromotionCodes) promotionCodesContract(asGuest);

    test('[CRT-02] calculates a total that equals the sum of its parts to the cent', async () => {
      const { gateway, sold, cart } = await asGuest();
      await gateway.add(sold.plenty.partNumber, 3)();
      if (sold.promotionCode !== undefined) await gateway.applyPromotion(sold.promotionCode)();
      expect(await gateway.calculate()).toEqual(E.right(undefined));
      const { subTotal, discount, shipping, tax, total } = await cart();
      expect(total).toBeCloseTo(subTotal + discount + (shipping ?? 0) + (tax ?? 0), 2);
    });

    test('[CRT-03] keeps the cart at sign-in', async () => {
      const { gateway, sold, cart, signsIn } = await asGuest();
      await gateway.add(sold.plenty.partNumber, 2)();
      await signsIn();
      expect(quantities((await cart()).items)).toEqual({ [sold.plenty.partNumber]: 2 });
    });

    test('[CRT-03] adds nothing before the task runs', async () => {
      const { gateway, sold, cart } = await asGuest();
      gateway.add(sold.plenty.partNumber, 1);
      expect((await cart()).items).toEqual([]);
    });
  });
};

type AsGuest = () => Promise<CartWorld & { readonly sold: KnownAssortment; readonly cart: () => Promise<Cart> }>;

/** Every CartGateway over a backend with promotion codes passes this, too. */
const promotionCodesContract = (asGuest: AsGuest): void => {
  test('[CRT-03] deducts a promotion code', async () => {
    const { gateway, sold, cart } = await asGuest();
    const { promotionCode = '' } = sold;
    await gateway.add(sold.plenty.partNumber, 1)();
    expect(await gateway.applyPromotion(promotionCode)()).toEqual(E.right(undefined));
    const { promotions, discount, subTotal } = await cart();
    expect(promotions).toEqual([{ code: promotionCode, description: expect.stringMatching(/\S/) }]);
    expect(discount).toBeLessThan(0);
    expect(-discount).toBeLessThanOrEqual(subTotal);
  });

  test('[CRT-03] restores the total when a code is removed; removing it again succeeds', async () => {
    const { gateway, sold, cart } = await asGuest();
    const { promotionCode = '' } = sold;
    await gateway.add(sold.plenty.partNumber, 1)();
    const before = await cart();
    await gateway.applyPromotion(promotionCode)();
    expect(await gateway.removePromotion(promotionCode)()).toEqual(E.right(undefined));
    expect(await cart()).toEqual(before);
    expect(await gateway.removePromotion(promotionCode)()).toEqual(E.right(undefined));
  });

  test('[CHK-07] tells that a code has ended until it is removed', async () => {
    const { gateway, sold, cart, startsPromotion } = await asGuest();
    if (startsPromotion === undefined) throw new Error('a world with promotion codes has one that can end');
    const { code, ends } = await startsPromotion();
    await gateway.add(sold.plenty.partNumber, 1)();
    const before = await cart();
    await gateway.applyPromotion(code)();
    await ends();
    const { promotions, discount, codeNotes } = await cart();
    expect([promotions, discount]).toEqual([[], 0]);
    expect(codeNotes).toEqual([{ code, reason: 'ended', text: expect.stringContaining(code) }]);
    await gateway.calculate();
    expect((await cart()).codeNotes).toEqual(codeNotes);
    await gateway.removePromotion(code)();
    expect(await cart()).toEqual(before);
  });

  test('[CRT-03] refuses an unknown promotion code with the reason and keeps the cart', async () => {
    const { gateway, sold, cart } = await asGuest();
    await gateway.add(sold.plenty.partNumber, 1)();
    const before = await cart();
    expect(await gateway.applyPromotion('NO-SUCH-CODE')()).toEqual(
      E.left({ kind: 'promotion-refused', reason: expect.stringMatching(/\S/) }),
    );
    expect(await cart()).toEqual(before);
  });
};

const loaded = async (gateway: CartGateway): Promise<Cart> => {
  const cart = await gateway.load();
  if (E.isLeft(cart)) throw new Error(`the cart could not be loaded: ${JSON.stringify(cart.left)}`);
  return cart.right;
};

const onlyLine = async (gateway: CartGateway): Promise<string> => {
  const { items } = await loaded(gateway);
  expect(items).toHaveLength(1);
  return items[0]?.id ?? '';
};

const quantities = (items: Cart['items']): Readonly<Record<string, number>> =>
  Object.fromEntries(items.map(({ partNumber, quantity }) => [partNumber, quantity]));

/** A service may omit the available number; when it gives one, it is correct. */
const expectOutOf = (response: E.Either<CartWriteFailure, void>, available: number): void => {
  expect(response).toMatchObject({ _tag: 'Left', left: { kind: 'not-enough-stock' } });
  const message = E.isLeft(response) && response.left.kind === 'not-enough-stock' ? response.left.available : undefined;
  expect([available, undefined]).toContain(message);
};

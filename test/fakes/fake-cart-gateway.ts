import * as E from 'fp-ts/Either';
import { EMPTY_CART, type Cart, type CartAdjustment, type CartItem } from '../../core/cart/cart';
import type { CartGateway, IdentityNeeded, NotEnoughStock, NotForSale } from '../../core/cart/cart-gateway';
import { aCart, aCartItem } from '../builders/cart';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

/** A variant that the fake sells. */
export interface FakeVariant {
  readonly partNumber: string;
  readonly name: string;
  /** Dollars. */
  readonly price: number;
  /** Units in stock. */
  readonly stock: number;
  readonly inStoresOnly?: boolean;
}

interface Line {
  readonly id: string;
  readonly partNumber: string;
  readonly quantity: number;
}

interface StoredCart {
  readonly lines: ReadonlyArray<Line>;
  readonly codes: ReadonlyArray<string>;
}

const NOTHING: StoredCart = { lines: [], codes: [] };
const FREE_SHIPPING_FROM = 35;
const SHIPPING = 5.99;
const IDENTITY_NEEDED: IdentityNeeded = { kind: 'identity-needed' };

/** Carts in memory with real rules for stock, merged lines, promotion codes and shipping. `caller` identifies the cart's owner. */
export class FakeCartGateway extends FakeUpstream<keyof CartGateway> implements CartGateway {
  readonly #assortment = new Map<string, FakeVariant>();
  readonly #promotions = new Map<string, number>();
  readonly #carts = new Map<string, StoredCart>();
  readonly #tips = new Map<string, number>();
  #lastLine = 910_000;

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
    caller.onSignIn((formerId, customerId) => this.#carryOver(formerId, customerId));
  }

  sells(...variants: ReadonlyArray<FakeVariant>): this {
    for (const variant of variants) this.#assortment.set(variant.partNumber, variant);
    return this;
  }

  /** Adds a code that takes `dollarsOff` off any cart. */
  hasPromotion(code: string, dollarsOff: number): this {
    this.#promotions.set(code, dollarsOff);
    return this;
  }

  /** Adds a tip to the total of a shopper's cart. */
  hasTip(userId: string, tip: number): this {
    this.#tips.set(userId, tip);
    return this;
  }

  readonly load: CartGateway['load'] = this.respond('load', () => {
    const cart = this.#priced(this.#storedCart());
    const tip = this.#tips.get(this.caller.userId ?? '') ?? 0;
    return cart.items.length === 0 ? cart : { ...cart, total: cents(cart.total + tip) };
  });

  readonly add: CartGateway['add'] = (partNumber, quantity) =>
    this.#write('add', (cart) => {
      const line = cart.lines.find((other) => other.partNumber === partNumber);
      const wanted = { id: line?.id ?? this.#newLineId(), partNumber, quantity: quantity + (line?.quantity ?? 0) };
      const lines = line === undefined ? [...cart.lines, wanted] : replacing(cart.lines, wanted);
      return E.map(() => ({ ...cart, lines }))(this.#available(wanted));
    });

  readonly changeQuantity: CartGateway['changeQuantity'] = (itemId, quantity) =>
    this.#write('changeQuantity', (cart) => {
      const line = cart.lines.find(({ id }) => id === itemId);
      if (line === undefined) return E.left({ kind: 'no-such-line' } as const);
      const others = cart.lines.filter(({ id }) => id !== itemId);
      if (quantity === 0) return E.right(others.length === 0 ? NOTHING : { ...cart, lines: others });
      const wanted = { ...line, quantity };
      return E.map(() => ({ ...cart, lines: replacing(cart.lines, wanted) }))(this.#available(wanted));
    });

  readonly applyPromotion: CartGateway['applyPromotion'] = (code) =>
    this.#write('applyPromotion', (cart) =>
      this.#promotions.has(code)
        ? E.right({ ...cart, codes: [...cart.codes.filter((other) => other !== code), code] })
        : E.left({ kind: 'promotion-refused', reason: 'This promotion code is not valid.' } as const),
    );

  readonly removePromotion: CartGateway['removePromotion'] = (code) =>
    this.#write('removePromotion', (cart) => E.right({ ...cart, codes: cart.codes.filter((other) => other !== code) }));

  readonly calculate: CartGateway['calculate'] = this.#write('calculate', E.right);

  /** Applies a change to the caller's cart and stores the result unless the change is refused. */
  #write<L>(call: keyof CartGateway, change: (cart: StoredCart) => E.Either<L, StoredCart>) {
    return this.respondEither<L | IdentityNeeded, void>(call, () => {
      const { userId } = this.caller;
      if (userId === undefined) return E.left(IDENTITY_NEEDED);
      return E.map((cart: StoredCart) => void this.#carts.set(userId, cart))(change(this.#storedCart()));
    });
  }

  #available({ partNumber, quantity }: Line): E.Either<NotForSale | NotEnoughStock, void> {
    const variant = this.#assortment.get(partNumber);
    if (variant === undefined) return E.left({ kind: 'not-for-sale', reason: 'We no longer sell this item.' });
    if (variant.inStoresOnly) return E.left({ kind: 'not-for-sale', reason: 'This item is sold in stores only.' });
    return variant.stock < quantity
      ? E.left({ kind: 'not-enough-stock', available: variant.stock })
      : E.right(undefined);
  }

  #storedCart(): StoredCart {
    return this.#carts.get(this.caller.userId ?? '') ?? NOTHING;
  }

  #carryOver(formerId: string | undefined, customerId: string): void {
    const former = this.#carts.get(formerId ?? '') ?? NOTHING;
    const own = this.#carts.get(customerId) ?? NOTHING;
    this.#carts.delete(formerId ?? '');
    this.#carts.set(customerId, {
      lines: former.lines.reduce(merging, own.lines),
      codes: [...own.codes, ...former.codes],
    });
  }

  #newLineId(): string {
    return String((this.#lastLine += 1));
  }

  #priced({ lines, codes }: StoredCart): Cart {
    if (lines.length === 0) return EMPTY_CART;
    const items = lines.map((line) => this.#toItem(line));
    const { subTotal } = aCart(items);
    const adjustments = this.#adjustmentsFor(codes, subTotal);
    return aCart(items, {
      discount: adjustments.reduce((sum, { amount }) => cents(sum + amount), 0),
      adjustments,
      shipping: subTotal < FREE_SHIPPING_FROM ? SHIPPING : 0,
      freeShippingRemaining: Math.max(0, Math.round((FREE_SHIPPING_FROM - subTotal) * 100) / 100),
      promotions: codes.map((code) => ({ code, description: `$${this.#promotions.get(code)} off` })),
    });
  }

  /** Applies the codes in order; a code takes off at most what the codes before it left. */
  #adjustmentsFor(codes: ReadonlyArray<string>, subTotal: number): ReadonlyArray<CartAdjustment> {
    let left = subTotal;
    return codes.flatMap((code) => {
      const amount = Math.min(this.#promotions.get(code) ?? 0, left);
      left = cents(left - amount);
      return amount === 0 ? [] : [{ code, description: `$${this.#promotions.get(code)} off`, amount: -amount }];
    });
  }

  #toItem({ id, partNumber, quantity }: Line): CartItem {
    const { name = partNumber, price = 0, stock = 0 } = this.#assortment.get(partNumber) ?? {};
    return aCartItem({
      id,
      productId: `id-of-${partNumber}`,
      partNumber,
      name,
      quantity,
      unitPrice: price,
      isAvailable: stock >= quantity,
      availableQuantity: stock,
    });
  }
}

const replacing = (lines: ReadonlyArray<Line>, wanted: Line): ReadonlyArray<Line> =>
  lines.map((line) => (line.id === wanted.id ? wanted : line));

const merging = (lines: ReadonlyArray<Line>, line: Line): ReadonlyArray<Line> => {
  const own = lines.find(({ partNumber }) => partNumber === line.partNumber);
  return own === undefined ? [...lines, line] : replacing(lines, { ...own, quantity: own.quantity + line.quantity });
};

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

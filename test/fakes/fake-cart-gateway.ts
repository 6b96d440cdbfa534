import * as E from 'fp-ts/Either';
import { EMPTY_CART, type Cart } from '../../core/cart/cart';
import type { CartGateway, IdentityNeeded, NoSuchLine, NotEnoughStock, NotForSale } from '../../core/cart/cart-gateway';
import {
  choiceOf,
  SHIPPING,
  type FulfilmentMethod,
  type FulfilmentOption,
  type ShopperPlace,
} from '../../core/cart/fulfilment/fulfilment';
import type { FulfilmentGateway } from '../../core/cart/fulfilment/fulfilment-gateway';
import type { SavedItemsGateway } from '../../core/cart/saved/saved-items-gateway';
import { aCart, shipmentsOf } from '../builders/cart';
import { aRefusal } from '../builders/upstream-failure';
import { discountsFor } from './discounts';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';
import {
  isNeverOffered,
  isSameLine,
  keeping,
  merging,
  NOTHING,
  notesOf,
  replacing,
  SHIPPED_BY,
  stockFor,
  TODAY,
  toItem,
  toSaved,
  without,
  type FakeStore,
  type FakeVariant,
  type Line,
  type StoredCart,
} from './stored-cart';

const NO_LINE = E.left<NoSuchLine>({ kind: 'no-such-line' });

type LineFailure = NoSuchLine | NotForSale | NotEnoughStock;

const SAME_DAY_COST = 9.95;
const FREE_SHIPPING_FROM = 35;
const SHIPPING_COST = 5.99;
const IDENTITY_NEEDED: IdentityNeeded = { kind: 'identity-needed' };

type Calls = keyof CartGateway | keyof FulfilmentGateway | keyof SavedItemsGateway;

/**
 * Carts in memory with real rules for stock, merged lines, promotion codes, shipping, pickup, same-day delivery and
 * saved items. `caller` identifies the cart's owner.
 */
export class FakeCartGateway extends FakeUpstream<Calls> implements CartGateway, FulfilmentGateway, SavedItemsGateway {
  readonly #assortment = new Map<string, FakeVariant>();
  readonly #promotions = new Map<string, number>();
  readonly #carts = new Map<string, StoredCart>();
  readonly #tips = new Map<string, number>();
  readonly #stores = new Map<string, FakeStore>();
  #lastLine = 910_000;

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
    caller.onSignIn((formerId, customerId) => this.#carryOver(formerId, customerId));
  }

  sells(...variants: ReadonlyArray<FakeVariant>): this {
    for (const variant of variants) this.#assortment.set(variant.partNumber, variant);
    return this;
  }

  hasStore(store: FakeStore): this {
    this.#stores.set(store.id, store);
    return this;
  }

  /** Adds a code that takes `dollarsOff` off any cart. */
  hasPromotion(code: string, dollarsOff: number): this {
    this.#promotions.set(code, dollarsOff);
    return this;
  }

  /** Ends a promotion; its code stays on the carts that have it, without a reduction. */
  endsPromotion(code: string): this {
    this.#promotions.delete(code);
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
    return cart.items.length === 0 ? cart : { ...cart, tip, total: cents(cart.total + tip) };
  });

  readonly add: CartGateway['add'] = (partNumber, quantity, choice = SHIPPING, personalization) =>
    this.#write('add', (cart) =>
      this.#withLine(cart, {
        id: this.#newId(),
        partNumber,
        quantity,
        choice,
        personalization,
        priceSeen: this.#assortment.get(partNumber)?.price,
      }),
    );

  readonly personalize: CartGateway['personalize'] = (itemId, quantity, personalization) =>
    this.#write<LineFailure>('personalize', (cart) => {
      const line = cart.lines.find(({ id }) => id === itemId);
      if (line === undefined) return NO_LINE;
      const changed = { ...line, quantity, personalization };
      const other = cart.lines.find((known) => known.id !== itemId && isSameLine(known, changed));
      return other === undefined
        ? E.map(() => ({ ...cart, lines: replacing(cart.lines, changed) }))(this.#available(changed))
        : this.#withLine({ ...cart, lines: without(cart.lines, itemId) }, changed);
    });

  readonly changeQuantity: CartGateway['changeQuantity'] = (itemId, quantity, priceSeen) =>
    this.#write('changeQuantity', (cart) => {
      const line = cart.lines.find(({ id }) => id === itemId);
      if (line === undefined) return NO_LINE;
      const others = without(cart.lines, itemId);
      if (quantity === 0) return E.right(others.length === 0 ? NOTHING : { ...cart, lines: others });
      const wanted = { ...line, quantity, priceSeen: priceSeen ?? line.priceSeen };
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

  readonly optionsOfCart: FulfilmentGateway['optionsOfCart'] = (place) =>
    this.respond('optionsOfCart', () =>
      Object.fromEntries(this.#storedCart().lines.map((line) => [line.id, this.#optionsFor(line, place)])),
    );

  readonly optionsOf: FulfilmentGateway['optionsOf'] = (partNumber, quantity, place) =>
    this.respondEither('optionsOf', () =>
      this.#assortment.has(partNumber)
        ? E.right(this.#optionsFor({ partNumber, quantity }, place))
        : E.left(aRefusal({ service: 'commerce' })),
    );

  readonly choose: FulfilmentGateway['choose'] = (itemId, choice) =>
    this.#write<LineFailure>('choose', (cart) => {
      const line = cart.lines.find(({ id }) => id === itemId);
      return line === undefined
        ? NO_LINE
        : this.#withLine({ ...cart, lines: without(cart.lines, itemId) }, { ...line, choice });
    });

  readonly save: SavedItemsGateway['save'] = (itemId) =>
    this.#write('save', (cart) => {
      const line = cart.lines.find(({ id }) => id === itemId);
      if (line === undefined) return NO_LINE;
      const { partNumber, choice } = line;
      const same = cart.saved.find((saved) => saved.partNumber === partNumber);
      const quantity = line.quantity + (same?.quantity ?? 0);
      const kept = cart.saved.filter((saved) => saved !== same);
      return E.right({
        ...cart,
        lines: without(cart.lines, itemId),
        saved: [{ id: same?.id ?? this.#newId(), partNumber, quantity, choice }, ...kept],
      });
    });

  readonly moveToCart: SavedItemsGateway['moveToCart'] = (savedId, choice) =>
    this.#write<LineFailure>('moveToCart', (cart) => {
      const item = cart.saved.find(({ id }) => id === savedId);
      if (item === undefined) return NO_LINE;
      const rest = { ...cart, saved: without(cart.saved, savedId) };
      return this.#withLine(rest, { ...item, id: this.#newId(), choice });
    });

  readonly remove: SavedItemsGateway['remove'] = (savedId) =>
    this.#write('remove', (cart) =>
      cart.saved.some(({ id }) => id === savedId) ? E.right({ ...cart, saved: without(cart.saved, savedId) }) : NO_LINE,
    );

  /** Adds a line, or its quantity to the line of the same product at the same place. */
  #withLine(cart: StoredCart, added: Line): E.Either<NotForSale | NotEnoughStock, StoredCart> {
    const same = cart.lines.find((line) => isSameLine(line, added));
    const wanted = same === undefined ? added : { ...added, id: same.id, quantity: same.quantity + added.quantity };
    const lines = same === undefined ? [...cart.lines, wanted] : replacing(cart.lines, wanted);
    return E.map(() => ({ ...cart, lines }))(this.#available(wanted));
  }

  #optionsFor(
    { partNumber, quantity }: Pick<Line, 'partNumber' | 'quantity'>,
    { storeId, zipCode }: ShopperPlace,
  ): ReadonlyArray<FulfilmentOption> {
    const near = [...this.#stores.values()].find(({ zipCodes }) => zipCodes.includes(zipCode ?? ''));
    const variant = this.#assortment.get(partNumber);
    const option = (method: FulfilmentMethod, id: string | undefined, cost: number): FulfilmentOption => {
      const isRuledOut = variant !== undefined && isNeverOffered(variant, method);
      const choice = choiceOf({ method, storeId: id });
      const lacks = choice !== undefined ? undefined : method === 'pickup' ? 'store' : 'zip-code';
      const check = choice && this.#available({ id: '', partNumber, quantity, choice });
      const isAvailable = check !== undefined && E.isRight(check);
      return {
        method,
        storeId: id,
        storeName: this.#stores.get(id ?? '')?.name,
        date: isAvailable ? (method === 'ship' ? SHIPPED_BY : TODAY) : undefined,
        isAvailable,
        cost,
        reason: isAvailable ? undefined : 'Not available.',
        lacks: isRuledOut ? undefined : lacks,
        ...(isRuledOut ? { isRuledOut } : {}),
      };
    };
    return [
      option('ship', undefined, SHIPPING_COST),
      option('pickup', storeId, 0),
      option('same-day', near?.id, SAME_DAY_COST),
    ];
  }

  /** Applies a change to the caller's cart and stores the result unless the change is refused. */
  #write<L>(call: Calls, change: (cart: StoredCart) => E.Either<L, StoredCart>) {
    return this.respondEither<L | IdentityNeeded, void>(call, () => {
      const { userId } = this.caller;
      if (userId === undefined) return E.left(IDENTITY_NEEDED);
      return E.map((cart: StoredCart) => void this.#carts.set(userId, cart))(change(this.#storedCart()));
    });
  }

  #available({ partNumber, quantity, choice, personalization }: Line): E.Either<NotForSale | NotEnoughStock, void> {
    const variant = this.#assortment.get(partNumber);
    if (variant === undefined) return E.left({ kind: 'not-for-sale', reason: 'We no longer sell this item.' });
    if (variant.inStoresOnly) return E.left({ kind: 'not-for-sale', reason: 'This item is sold in stores only.' });
    if ((variant.isPersonalized ?? false) !== (personalization !== undefined)) {
      return E.left({ kind: 'not-for-sale', reason: 'This item needs your text.' });
    }
    if (variant.pickupOnly && choice.method !== 'pickup') {
      return E.left({ kind: 'not-for-sale', reason: 'This item is available for store pickup only.' });
    }
    if (variant.shippedOnly && choice.method !== 'ship') {
      return E.left({ kind: 'not-for-sale', reason: 'This item is shipped only.' });
    }
    const stock = stockFor(variant, choice);
    return stock < quantity ? E.left({ kind: 'not-enough-stock', available: stock }) : E.right(undefined);
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
      saved: former.saved.reduce(keeping, own.saved),
    });
  }

  #newId(): string {
    return String((this.#lastLine += 1));
  }

  #priced({ lines, codes, saved }: StoredCart): Cart {
    const savedItems = saved.map((item) => toSaved(item, this.#assortment.get(item.partNumber)));
    if (lines.length === 0) return { ...EMPTY_CART, savedItems };
    const items = lines.map((line) => toItem(line, this.#assortment.get(line.partNumber), this.#stores));
    const { subTotal } = aCart(items);
    const running = codes.filter((code) => this.#promotions.has(code));
    const adjustments = discountsFor(codes, subTotal, this.#promotions);
    const discount = adjustments.reduce((sum, { amount }) => cents(sum + amount), 0);
    return aCart(items, {
      discount,
      pointsExpected: Math.floor(cents(subTotal + discount)),
      adjustments,
      shipping: subTotal < FREE_SHIPPING_FROM ? SHIPPING_COST : 0,
      freeShippingRemaining: Math.max(0, Math.round((FREE_SHIPPING_FROM - subTotal) * 100) / 100),
      shipments: shipmentsOf(items),
      savedItems,
      promotions: running.map((code) => ({ code, description: `$${this.#promotions.get(code)} off` })),
      ...notesOf(codes.filter((code) => !running.includes(code))),
    });
  }
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

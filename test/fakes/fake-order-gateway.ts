import * as E from 'fp-ts/Either';
import {
  remainingQuantity,
  type LineQuantity,
  type ListPage,
  type Order,
  type Purchase,
} from '../../core/orders/order';
import type {
  OrderGateway,
  OrderHasMovedOn,
  OrderNotFound,
  OrderToChange,
  PageOfList,
  SignInNeeded,
  TooManyLookUps,
} from '../../core/orders/order-gateway';
import { anOrderSummary } from '../builders/order';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

interface Placed {
  readonly order: Order;
  readonly ownerId: string;
}

const NOT_FOUND: OrderNotFound = { kind: 'order-not-found' };
const SIGN_IN_NEEDED: SignInNeeded = { kind: 'sign-in-needed' };
const MOVED_ON: OrderHasMovedOn = { kind: 'order-has-moved-on' };

/** Placed orders in memory. `caller` identifies whose orders they are. */
export class FakeOrderGateway extends FakeUpstream<keyof OrderGateway> implements OrderGateway {
  readonly #placed = new Map<string, Placed>();
  readonly #purchases = new Map<string, ReadonlyArray<Purchase>>();
  /** The stores with what they have of what is only picked up, by part number. */
  readonly #inStores = new Map<string, { readonly name: string; readonly stock: ReadonlyMap<string, number> }>();
  /** The changes that were made, by order, key and what was requested. */
  readonly #made = new Set<string>();
  #refusesLookUps = false;

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  /** Adds a placed order; later ones are newer. */
  hasOrder(ownerId: string, order: Order): this {
    this.#placed.set(order.id, { order: structuredClone(order), ownerId });
    return this;
  }

  hasPurchases(ownerId: string, ...purchases: ReadonlyArray<Purchase>): this {
    this.#purchases.set(ownerId, structuredClone(purchases));
    return this;
  }

  /** Tells what a store has of what is only picked up. */
  hasStore(id: string, name: string, stock: Readonly<Record<string, number>>): this {
    this.#inStores.set(id, { name, stock: new Map(Object.entries(stock)) });
    return this;
  }

  /** From now on every look-up is refused, as after too many attempts. */
  refusesLookUps(): this {
    this.#refusesLookUps = true;
    return this;
  }

  /** The order as it is now, without the rules of access. */
  stored(orderId: string): Order | undefined {
    return structuredClone(this.#placed.get(orderId)?.order);
  }

  readonly history: OrderGateway['history'] = (page) =>
    this.respondEither('history', () =>
      this.#ofMember((userId) => {
        const own = [...this.#placed.values()].filter(({ ownerId }) => ownerId === userId).reverse();
        return pageOf(
          own.map(({ order }) => anOrderSummary(structuredClone(order))),
          page,
        );
      }),
    );

  readonly byId: OrderGateway['byId'] = (orderId) =>
    this.respondEither('byId', () => {
      const { userId } = this.caller;
      if (userId === undefined) return E.left(SIGN_IN_NEEDED);
      const placed = this.#placed.get(orderId);
      return placed?.ownerId === userId ? E.right(structuredClone(placed.order)) : E.left(NOT_FOUND);
    });

  readonly byToken: OrderGateway['byToken'] = (token) =>
    this.respondEither('byToken', () => this.#found((order) => order.token === token));

  readonly lookUp: OrderGateway['lookUp'] = (orderId, email) =>
    this.respondEither<OrderNotFound | TooManyLookUps, Order>('lookUp', () => {
      if (this.#refusesLookUps) return E.left({ kind: 'too-many-look-ups' });
      return this.#found((order) => order.id === orderId && order.email?.toLowerCase() === email.toLowerCase());
    });

  readonly cancel: OrderGateway['cancel'] = (key, lines) =>
    this.respondEither('cancel', () =>
      this.#change(key, { lines }, (order) => {
        const wanted =
          lines ??
          order.lines
            .filter(({ isCancellable }) => isCancellable)
            .map((line) => ({ lineId: line.id, quantity: remainingQuantity(line) }));
        const isPossible = wanted.every(({ lineId, quantity }) =>
          order.lines.some((line) => line.id === lineId && line.isCancellable && remainingQuantity(line) >= quantity),
        );
        return wanted.length > 0 && isPossible ? E.right(cancelled(order, wanted)) : E.left(MOVED_ON);
      }),
    );

  readonly startReturn: OrderGateway['startReturn'] = (key, lines, reason) =>
    this.respondEither('startReturn', () =>
      this.#change(key, { lines, reason }, (order) => {
        const isPossible = lines.every(({ lineId, quantity }) =>
          order.lines.some(
            (line) => line.id === lineId && line.returnableUntil !== undefined && remainingQuantity(line) >= quantity,
          ),
        );
        return isPossible ? E.right(returned(order, lines, reason)) : E.left(MOVED_ON);
      }),
    );

  readonly purchases: OrderGateway['purchases'] = (page, storeId) =>
    this.respondEither('purchases', () =>
      this.#ofMember((userId) => {
        const bought = structuredClone(this.#purchases.get(userId) ?? []);
        return pageOf(
          bought.map((purchase) => this.#lookedForIn(purchase, storeId)),
          page,
        );
      }),
    );

  /** The store of a purchase that is only picked up is that of the last purchase, unless the shopper's has it. */
  #lookedForIn(purchase: Purchase, storeId: string | undefined): Purchase {
    if (purchase.isPickupOnly !== true) return purchase;
    const known = [storeId, purchase.store?.id].flatMap((id) => {
      const store = id === undefined ? undefined : this.#inStores.get(id);
      const quantity = store?.stock.get(purchase.partNumber) ?? 0;
      return id === undefined || store === undefined ? [] : [{ store: { id, name: store.name }, quantity }];
    });
    const found = known.find(({ quantity }) => quantity > 0) ?? known[0];
    const { store: _last, ...rest } = purchase;
    return {
      ...rest,
      ...(found === undefined ? {} : { store: found.store }),
      availableQuantity: found?.quantity ?? 0,
      isBuyable: (found?.quantity ?? 0) > 0,
    };
  }

  #ofMember<A>(read: (userId: string) => A): E.Either<SignInNeeded, A> {
    const { userId, isRegistered } = this.caller;
    return userId === undefined || !isRegistered ? E.left(SIGN_IN_NEEDED) : E.right(read(userId));
  }

  #found(isWanted: (order: Order) => boolean): E.Either<OrderNotFound, Order> {
    const placed = [...this.#placed.values()].find(({ order }) => isWanted(order));
    return placed === undefined ? E.left(NOT_FOUND) : E.right(structuredClone(placed.order));
  }

  #change<L>(
    { orderId, token, changeKey }: OrderToChange,
    requested: unknown,
    change: (order: Order) => E.Either<L, Order>,
  ): E.Either<L | OrderNotFound | SignInNeeded, void> {
    const placed = this.#placed.get(orderId);
    const { userId } = this.caller;
    const isOpen = placed !== undefined && token !== undefined && placed.order.token === token;
    if (userId === undefined && !isOpen) return E.left(SIGN_IN_NEEDED);
    if (placed === undefined || (placed.ownerId !== userId && !isOpen)) return E.left(NOT_FOUND);
    const made = JSON.stringify([orderId, changeKey, requested]);
    if (this.#made.has(made)) return E.right(undefined);
    return E.map((order: Order) => {
      this.#made.add(made);
      this.#placed.set(orderId, { ...placed, order });
    })(change(placed.order));
  }
}

const pageOf = <Item>(items: ReadonlyArray<Item>, { number, size }: PageOfList): ListPage<Item> => ({
  items: items.slice((number - 1) * size, number * size),
  total: items.length,
});

const cancelled = (order: Order, wanted: ReadonlyArray<LineQuantity>): Order => {
  const lines = order.lines.map((line) => {
    const cancelledQuantity = line.cancelledQuantity + quantityOf(wanted, line.id);
    return { ...line, cancelledQuantity, isCancellable: line.isCancellable && cancelledQuantity < line.quantity };
  });
  const isAll = lines.every((line) => remainingQuantity(line) === 0);
  return { ...order, lines, ...(isAll ? { status: 'cancelled' as const } : {}) };
};

const returned = (
  order: Order,
  lines: ReadonlyArray<LineQuantity>,
  reason: Order['returns'][number]['reason'],
): Order => ({
  ...order,
  lines: order.lines.map((line) => {
    const pieces = quantityOf(lines, line.id);
    const { returnedQuantity, returningQuantity = 0 } = line;
    if (pieces === 0) return line;
    return { ...line, returnedQuantity: returnedQuantity + pieces, returningQuantity: returningQuantity + pieces };
  }),
  returns: [
    ...order.returns,
    { id: `R-${order.returns.length + 1}`, isReceived: false, reason, labelUrl: '/label', lines, refund: undefined },
  ],
});

const quantityOf = (lines: ReadonlyArray<LineQuantity>, id: string): number =>
  lines.find(({ lineId }) => lineId === id)?.quantity ?? 0;

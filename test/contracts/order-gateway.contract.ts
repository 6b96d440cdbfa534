import * as E from 'fp-ts/Either';
import { remainingQuantity, type Order } from '../../core/orders/order';
import type { OrderGateway, OrderToChange } from '../../core/orders/order-gateway';
import type { Making } from './making';

/** A placed order with one line of two pieces in one parcel. Nothing of it is packed. */
export interface KnownOrder {
  readonly orderId: string;
  readonly token: string;
  readonly email: string;
  readonly partNumber: string;
  /** Dollars. */
  readonly total: number;
}

/** The world behind an OrderGateway with a new browser: the caller has no identity. */
export interface OrdersWorld {
  readonly gateway: OrderGateway;
  /** Makes the caller a customer who has placed this many orders; returns them in the order of time. */
  readonly customerWithOrders: (count: number) => Promise<ReadonlyArray<KnownOrder>>;
  /** Makes the caller a customer who has picked up what is only picked up, in one of two stores that have more of it. */
  readonly customerWithPickup: () => Promise<{
    readonly partNumber: string;
    readonly storeId: string;
    readonly otherStoreId: string;
  }>;
  /** Makes the caller a guest who has placed an order. */
  readonly guestWithOrder: () => Promise<KnownOrder>;
  /** From now on the caller is another guest, without orders. */
  readonly becomesAnother: () => Promise<void>;
  /** From now on the caller has no identity. */
  readonly losesIdentity: () => Promise<void>;
  /** Makes the caller a guest who has ordered a product that another company sells. */
  readonly guestWithVendorOrder: () => Promise<KnownOrder & { readonly vendor: string }>;
  /** The shop cancels the order, with a reason in its own words. */
  readonly cancelsByShop: (order: KnownOrder, reason: string) => Promise<void>;
  readonly packs: (order: KnownOrder) => Promise<void>;
  readonly delivers: (order: KnownOrder) => Promise<void>;
}

export const ORDER_CALLS = ['history', 'byId', 'byToken', 'lookUp', 'cancel', 'startReturn', 'purchases'] as const;

const FIRST_PAGE = { number: 1, size: 10 };
const NOT_FOUND = E.left({ kind: 'order-not-found' });
const SIGN_IN_NEEDED = E.left({ kind: 'sign-in-needed' });
const MOVED_ON = E.left({ kind: 'order-has-moved-on' });

const byToken = async ({ gateway }: OrdersWorld, { token }: KnownOrder): Promise<Order> => {
  const order = await gateway.byToken(token)();
  if (E.isLeft(order)) throw new Error(`the order could not be read: ${JSON.stringify(order.left)}`);
  return order.right;
};

const onlyLineId = async (world: OrdersWorld, order: KnownOrder): Promise<string> => {
  const { lines } = await byToken(world, order);
  expect(lines).toHaveLength(1);
  return lines[0]?.id ?? '';
};

let pages = 0;
/** The order as the next page that shows it changes it, with a key of its own. */
const changed = ({ orderId }: KnownOrder, token?: string): OrderToChange => {
  pages += 1;
  return { orderId, token, changeKey: `key-of-page-${String(pages).padStart(8, '0')}` };
};

const remaining = async (world: OrdersWorld, order: KnownOrder): Promise<ReadonlyArray<number>> =>
  (await byToken(world, order)).lines.map(remainingQuantity);

const inCustomersHands = async (
  makeWorld: Making<OrdersWorld>,
): Promise<{ readonly world: OrdersWorld; readonly known: KnownOrder }> => {
  const world = await makeWorld();
  const [known] = await world.customerWithOrders(1);
  if (known === undefined) throw new Error('the world has placed no order');
  return { world, known };
};

/** Every OrderGateway, fake or real, passes this. */
export const orderGatewayContract = (name: string, makeWorld: Making<OrdersWorld>): void => {
  describe(`[PLT-02] ${name} as an OrderGateway`, () => {
    readingContract(makeWorld);
    listsContract(makeWorld);
    cancellingContract(makeWorld);
    returningContract(makeWorld);
  });
};

const readingContract = (makeWorld: Making<OrdersWorld>): void => {
  test("[ORD-04] returns a customer's own order with its lines, shipment and sums", async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    const { gateway } = world;
    const order = await gateway.byId(known.orderId)();
    expect(order).toMatchObject(
      E.right({
        id: known.orderId,
        email: known.email,
        token: expect.stringMatching(/\S/),
        placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        lines: [{ partNumber: known.partNumber, quantity: 2, cancelledQuantity: 0, isCancellable: true }],
      }),
    );
    if (E.isLeft(order)) return;
    const { shipments, lines, subTotal, discount, shipping, tax, tip, total } = order.right;
    expect(total).toBeCloseTo(known.total, 2);
    expect(total).toBeCloseTo(subTotal + discount + shipping + tax + tip, 2);
    expect(shipments).toMatchObject([{ method: 'ship', lineIds: lines.map(({ id }) => id) }]);
    expect(shipments[0]?.events.map(({ kind }) => kind)).toEqual(['placed']);
    expect(shipments[0]?.promisedDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("[ORD-04] returns a guest's own order", async () => {
    const world = await makeWorld();
    const { orderId } = await world.guestWithOrder();
    expect(await world.gateway.byId(orderId)()).toMatchObject(E.right({ id: orderId }));
  });

  test('[CHK-05] names the other company that sells and ships a shipment, and nobody for the shop itself', async () => {
    const world = await makeWorld();
    const { vendor, ...known } = await world.guestWithVendorOrder();
    expect((await byToken(world, known)).shipments.map((shipment) => shipment.vendor)).toEqual([vendor]);
    const own = await world.guestWithOrder();
    expect((await byToken(world, own)).shipments.map((shipment) => shipment.vendor)).toEqual([undefined]);
  });

  test("[ORD-04] another shopper's order and an unknown one are both not found", async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    await world.becomesAnother();
    expect(await world.gateway.byId(known.orderId)()).toEqual(NOT_FOUND);
    expect(await world.gateway.byId('999999999')()).toEqual(NOT_FOUND);
  });

  test('[ORD-04] shows no order by its number without an identity', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    await world.losesIdentity();
    expect([SIGN_IN_NEEDED, NOT_FOUND]).toContainEqual(await world.gateway.byId(known.orderId)());
  });

  test('[ORD-04] a token opens its order without an identity; another text opens none', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    await world.losesIdentity();
    expect(await world.gateway.byToken(known.token)()).toMatchObject(E.right({ id: known.orderId }));
    expect(await world.gateway.byToken(`${known.token.slice(0, -2)}xx`)()).toEqual(NOT_FOUND);
  });

  test('[ORD-04] number and email find an order; a wrong number and a wrong email fail in the same way', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    await world.losesIdentity();
    const { gateway } = world;
    const found = await gateway.lookUp(known.orderId, known.email)();
    expect(found).toMatchObject(E.right({ id: known.orderId, token: expect.stringMatching(/\S/) }));
    expect(await gateway.lookUp(known.orderId, 'someone.else@example.test')()).toEqual(NOT_FOUND);
    expect(await gateway.lookUp('999999999', known.email)()).toEqual(NOT_FOUND);
  });
};

const listsContract = (makeWorld: Making<OrdersWorld>): void => {
  test("[ORD-04] lists a customer's orders, the newest first, in pages", async () => {
    const world = await makeWorld();
    const placed = await world.customerWithOrders(2);
    const [first, second] = placed.map(({ orderId }) => orderId);
    const list = await world.gateway.history(FIRST_PAGE)();
    expect(list).toMatchObject(E.right({ total: 2, items: [{ id: second, itemCount: 2 }, { id: first }] }));
    expect(E.isRight(list) ? list.right.items[1]?.total : undefined).toBeCloseTo(placed[0]?.total ?? 0, 2);
    expect(await world.gateway.history({ number: 2, size: 1 })()).toMatchObject(
      E.right({ total: 2, items: [{ id: first }] }),
    );
    expect(await world.gateway.history({ number: 9, size: 10 })()).toMatchObject(E.right({ items: [] }));
  });

  test('[ORD-08] lists what a customer has bought', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    expect(await world.gateway.purchases(FIRST_PAGE, undefined)()).toMatchObject(
      E.right({ total: 1, items: [{ partNumber: known.partNumber, timesBought: 1, isBuyable: true }] }),
    );
  });

  test('[ORD-08] finds what is only picked up in the shopper’s store, else in that of the last purchase', async () => {
    const world = await makeWorld();
    const { partNumber, storeId, otherStoreId } = await world.customerWithPickup();
    const found = (wanted: string | undefined) => world.gateway.purchases(FIRST_PAGE, wanted)();
    const at = (id: string) =>
      E.right({
        items: [{ partNumber, isPickupOnly: true, isBuyable: true, store: { id, name: expect.stringMatching(/./) } }],
      });
    expect(await found(undefined)).toMatchObject(at(storeId));
    expect(await found('9999')).toMatchObject(at(storeId));
    expect(await found(otherStoreId)).toMatchObject(at(otherStoreId));
  });

  test('[ORD-04] [ORD-08] requires an identity for the lists', async () => {
    const { world } = await inCustomersHands(makeWorld);
    await world.losesIdentity();
    expect(await world.gateway.history(FIRST_PAGE)()).toEqual(SIGN_IN_NEEDED);
    expect(await world.gateway.purchases(FIRST_PAGE, undefined)()).toEqual(SIGN_IN_NEEDED);
  });
};

const cancellingContract = (makeWorld: Making<OrdersWorld>): void => {
  test('[ORD-05] cancels one piece of a line', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    const lines = [{ lineId: await onlyLineId(world, known), quantity: 1 }];
    expect(await world.gateway.cancel(changed(known), lines)()).toEqual(E.right(undefined));
    expect(await remaining(world, known)).toEqual([1]);
  });

  test('[ORD-05] requests with the same key and the same pieces cancel them once', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    const lines = [{ lineId: await onlyLineId(world, known), quantity: 1 }];
    const key = changed(known);
    const requests = Array.from({ length: 3 }, () => world.gateway.cancel(key, lines)());
    expect(await Promise.all(requests)).toEqual(Array(3).fill(E.right(undefined)));
    expect(await remaining(world, known)).toEqual([1]);
    expect(await world.gateway.cancel(changed(known), lines)()).toEqual(E.right(undefined));
    expect(await remaining(world, known)).toEqual([0]);
  });

  test('[ORD-05] cancels a whole order, once', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    expect(await world.gateway.cancel(changed(known), undefined)()).toEqual(E.right(undefined));
    expect(await byToken(world, known)).toMatchObject({ status: 'cancelled' });
    expect(await world.gateway.cancel(changed(known), undefined)()).toEqual(MOVED_ON);
  });

  test('[ORD-05] refuses to cancel what is packed and leaves the order unchanged', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    await world.packs(known);
    expect(await world.gateway.cancel(changed(known), undefined)()).toEqual(MOVED_ON);
    expect(await remaining(world, known)).toEqual([2]);
  });

  test('[ORD-05] says that the shop canceled a shipment, and why; not so of one that the shopper canceled', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    await world.cancelsByShop(known, 'The bag tore.');
    expect((await byToken(world, known)).shipments).toMatchObject([
      { status: 'cancelled', shopCancellation: { kind: 'unavailable', reason: 'The bag tore.' } },
    ]);
    const own = await world.guestWithOrder();
    expect(await world.gateway.cancel(changed(own), undefined)()).toEqual(E.right(undefined));
    expect((await byToken(world, own)).shipments[0]?.shopCancellation).toBeUndefined();
  });

  test('[ORD-05] a token allows cancelling without an identity; nothing else does', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    await world.losesIdentity();
    const { gateway } = world;
    const withoutToken = changed(known);
    expect([SIGN_IN_NEEDED, NOT_FOUND]).toContainEqual(await gateway.cancel(withoutToken, undefined)());
    await world.becomesAnother();
    expect(await gateway.cancel(withoutToken, undefined)()).toEqual(NOT_FOUND);
    await world.losesIdentity();
    expect(await gateway.cancel(changed(known, known.token), undefined)()).toEqual(E.right(undefined));
    expect(await remaining(world, known)).toEqual([0]);
  });
};

const returningContract = (makeWorld: Making<OrdersWorld>): void => {
  test('[ORD-05] starts the return of a delivered piece with its reason', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    await world.delivers(known);
    const lineId = await onlyLineId(world, known);
    expect(await world.gateway.startReturn(changed(known), [{ lineId, quantity: 1 }], 'pet-dislikes')()).toEqual(
      E.right(undefined),
    );
    const { lines, returns } = await byToken(world, known);
    expect(lines).toMatchObject([{ returnedQuantity: 1, returningQuantity: 1 }]);
    expect(returns).toMatchObject([
      {
        isReceived: false,
        reason: 'pet-dislikes',
        lines: [{ lineId, quantity: 1 }],
      },
    ]);
  });

  test('[ORD-05] requests with the same key and the same pieces start one return', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    await world.delivers(known);
    const lineId = await onlyLineId(world, known);
    const key = changed(known);
    const start = (quantity: number) => world.gateway.startReturn(key, [{ lineId, quantity }], 'damaged')();
    expect(await Promise.all([start(1), start(1), start(1)])).toEqual(Array(3).fill(E.right(undefined)));
    expect((await byToken(world, known)).returns).toHaveLength(1);
    expect(await remaining(world, known)).toEqual([1]);
    expect(await start(2)).toEqual(MOVED_ON);
  });

  test('[ORD-05] refuses the return of more than was delivered, and of what is not delivered', async () => {
    const { world, known } = await inCustomersHands(makeWorld);
    const lineId = await onlyLineId(world, known);
    expect(await world.gateway.startReturn(changed(known), [{ lineId, quantity: 1 }], 'damaged')()).toEqual(MOVED_ON);
    await world.delivers(known);
    expect(await world.gateway.startReturn(changed(known), [{ lineId, quantity: 3 }], 'damaged')()).toEqual(MOVED_ON);
    expect((await byToken(world, known)).returns).toEqual([]);
  });
};

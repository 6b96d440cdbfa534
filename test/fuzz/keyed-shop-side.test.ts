import { altered, type Ids } from '../backend/orders/support/altered-requests';
import { rowsOfTables, type Row } from '../backend/orders/support/all-rows';
import { column } from '../backend/orders/support/whole-shopper';
import type { Placed } from '../backend/orders/support/placed-order';
import { setStockOf } from '../backend/stock-notices/support/notices';
import { FUZZ } from '../support/fuzz-settings';
import { shopSideSeeds, type ShopSideSeed } from './seeds/shop-side-seeds';
import { draws, requestAbout, type Draw, type ShopSideRequest } from './support/shop-side-requests';
import { KEYS, openShopSide, placeOrders, signatureOf, type ShopSideWorld } from './support/shop-side-world';

const REQUESTS = Math.ceil(FUZZ.requests / 4);
/** After so many requests there are new orders, as steps lead only forward. */
const WITH_SAME_ORDERS = 125;
const MINUTES = 60_000;
const PIECES = 100_000;
const STOCKED = { 'LIT-20': 'online', 'KIB-5': 'online', CHEWS: 'online', TANK: '1101' };

let world: ShopSideWorld;
beforeAll(async () => {
  world = await openShopSide({ outbox: true });
  for (const [partNumber, location] of Object.entries(STOCKED)) {
    await setStockOf(world, partNumber, { location, quantity: PIECES });
  }
});
afterAll(() => (world as ShopSideWorld | undefined)?.close());

const OF_ORDERS = ['shipment', 'order_line', 'order_return', 'payment_operation', 'order_payment', 'placed_order'];

/** What is stored of orders. */
const ordersNow = async (): Promise<Readonly<Record<string, readonly Row[]>>> =>
  Object.fromEntries(await rowsOfTables(world.database, OF_ORDERS));

/** The statuses that a shipment can have after another one. */
const NEXT: Readonly<Record<string, string>> = { F: 'GSX', G: 'SX', S: 'DK', D: 'K', X: '', K: '' };

const isNext = (from: unknown, to: unknown): boolean => from === to || (NEXT[String(from)] ?? '').includes(String(to));

/** What is wrong with how the orders are after a step, compared with how they were. */
const faultsOf = (before: Readonly<Record<string, readonly Row[]>>, after: typeof before): readonly string[] => {
  const shipments = new Map((before.shipment ?? []).map((row) => [row.shipment_id, row]));
  const lines = new Map((before.order_line ?? []).map((row) => [row.order_line_id, row]));
  return [
    ...(after.shipment ?? []).flatMap(({ shipment_id: id, status }) => {
      const from = shipments.get(id)?.status;
      return isNext(from, status) ? [] : [`shipment ${id} from ${from} to ${status}`];
    }),
    ...(after.order_line ?? []).flatMap((row) => {
      const { order_line_id: id, quantity, cancelled, returned, prescription_status: decided } = row;
      const was = lines.get(id)?.prescription_status;
      return [
        ...(Number(cancelled) + Number(returned) <= Number(quantity) ? [] : [`line ${id} has too many pieces gone`]),
        ...(was === decided || was === 'WAITING' ? [] : [`the prescription of line ${id} from ${was} to ${decided}`]),
      ];
    }),
  ];
};

const WRONG_IDS = ['0', '-1', '1.5', '1e3', '999999999999999', '9999999999999999999', '%00', '..%2f', "1'--", '1%20'];

/** A request with the right key: half of them with ids and values that do not fit. */
const keyed = (seed: ShopSideSeed, ids: Ids, draw: Draw): ShopSideRequest => {
  const isWrong = draw.next(2) === 0;
  const json =
    isWrong && seed.json !== undefined ? altered(seed.json, draw, { ids: WRONG_IDS, stolen: {} }) : seed.json;
  const any = Object.values(ids).flat();
  const mixed = Object.fromEntries(
    Object.keys(ids).map((name) => [name, draw.next(2) === 0 ? any : (ids[name] ?? [])]),
  );
  const request = requestAbout({ ...seed, json }, isWrong ? mixed : ids, draw);
  const key = Object.entries(KEYS).find(([name]) => name === seed.opens)?.[1];
  return {
    ...request,
    url: draw.next(6) === 0 ? request.url.replace(/\d+(?=\/[a-z-]+$)/, draw.oneOf(WRONG_IDS) ?? '') : request.url,
    headers: { ...request.headers, ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
  };
};

/** Ids of orders in each state, and of the texts of the victim. */
const idsOf = async (orders: readonly Placed[]): Promise<Ids> => {
  const { order_line: lines = [] } = await ordersNow();
  const own = lines.filter(({ order_id: id }) => orders.some(({ orderId }) => orderId === String(id)));
  return {
    ...world.ids,
    shipmentId: [...new Set(column(own, 'shipment_id'))],
    prescriptionId: column(
      own.filter(({ prescription_status: status }) => status !== null),
      'order_line_id',
    ),
  };
};

test(
  '[PLT-04] [ORD-06] [PRO-07] no request with the right key fails the backend, and each is refused whole or takes a step that follows',
  async () => {
    const seeds = shopSideSeeds().filter(({ opens, path }) => opens !== 'signature' && path !== '/dev/google');
    const byHand = seeds.filter(({ opens }) => opens === 'development');
    const byKey = seeds.filter(({ opens }) => opens !== 'development');
    const wrong: string[] = [];
    const taken = new Set<string>();
    let ids: Ids = {};
    let before = await ordersNow();
    for (const [index, draw] of draws(REQUESTS, FUZZ.seed).entries()) {
      if (index % WITH_SAME_ORDERS === 0) {
        await world.work();
        ids = await idsOf(await placeOrders(world, await world.guest()));
        before = await ordersNow();
      }
      const seed = draw.oneOf(draw.next(4) === 0 ? byHand : byKey);
      if (seed === undefined) continue;
      const request = keyed(seed, ids, draw);
      const { statusCode: status } = await world.app.inject(request);
      const said = `${status} ${request.method} ${request.url} ${String(request.payload)}`;
      if (status >= 500 || status === 401) wrong.push(said);
      if (request.method === 'GET') continue;
      if (status < 400) taken.add(seed.route);
      const after = await ordersNow();
      if (status >= 400 && JSON.stringify(after) !== JSON.stringify(before)) wrong.push(`${said}: changed something`);
      wrong.push(...faultsOf(before, after).map((fault) => `${said}: ${fault}`));
      before = after;
    }
    expect(wrong).toEqual([]);
    // Each step was possible, so that being refused means something.
    const steps = seeds.filter(({ route }) => route.startsWith('POST ')).map(({ route }) => route);
    expect(steps.filter((route) => !taken.has(route))).toEqual([]);
    await world.work();
    expect(await amountsThatAreWrong()).toEqual([]);
    expect(await stocksThatAreWrong()).toEqual([]);
  },
  10 * MINUTES,
);

/** Payments of which more was taken than authorised, or more was given back than taken. */
const amountsThatAreWrong = async (): Promise<readonly unknown[]> => {
  const { placed_order: orders = [] } = await ordersNow();
  const payments = orders.flatMap(({ order_id: id }) => world.provider.paymentsOf(String(id)));
  expect(payments.filter(({ capturedCents }) => capturedCents > 0).length).toBeGreaterThan(REQUESTS / WITH_SAME_ORDERS);
  return payments.filter(
    ({ amountCents, capturedCents, refundedCents }) => capturedCents > amountCents || refundedCents > capturedCents,
  );
};

/** Stocks that have become less than nothing, or more than there were. */
const stocksThatAreWrong = async (): Promise<readonly unknown[]> => {
  const rows = await world.database.selectFrom('stock').select(['sku_id', 'location', 'quantity']).execute();
  return rows.filter(({ quantity }) => quantity < 0 || quantity > PIECES);
};

test('[PAY-01] [PAY-04] signed events that are wrong in any part, or about unknown payments, fail nothing and change no order', async () => {
  const [paymentId = ''] = world.ids.providerPaymentId ?? [];
  const event = {
    id: 'evt_signed',
    type: 'charge.refunded',
    data: { object: { id: 'pi_unknown', object: 'charge', payment_intent: 'pi_unknown', metadata: { key: 'k' } } },
  };
  const loot = { ids: [paymentId, ...WRONG_IDS], stolen: { type: ['payment_intent.succeeded', 'charge.captured'] } };
  const before = await ordersNow();
  const failed: string[] = [];
  for (const [index, draw] of draws(REQUESTS / 5, FUZZ.seed).entries()) {
    const body = JSON.stringify(altered({ ...event, id: `evt_signed_${index}` }, draw, loot));
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, world.now()) };
    const { statusCode } = await world.app.inject({ method: 'POST', url: '/payments/events', headers, payload: body });
    if (statusCode >= 500) failed.push(`${statusCode} ${body}`);
  }
  expect(failed).toEqual([]);
  expect(await ordersNow()).toEqual(before);
});

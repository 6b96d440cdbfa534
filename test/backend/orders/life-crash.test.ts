import { cancelOrder } from '../../../backend/orders/life/cancel-order.ts';
import { cancelByShop, moveShipment } from '../../../backend/orders/life/move-shipment.ts';
import type { OrderChangeDeps } from '../../../backend/orders/life/order-change.ts';
import { receiveReturn } from '../../../backend/orders/life/receive-return.ts';
import { returnOrder } from '../../../backend/orders/life/return-order.ts';
import { makeSendMail } from '../../../backend/mail/deliver-mail.ts';
import { makeMailSealer } from '../../../backend/mail/mailer.ts';
import { SERVER_SECRET } from '../commerce/support/backend-under-test.ts';
import { giveCoupon, makeMember } from '../commerce/support/members.ts';
import { applyGiftCard, issueGiftCard } from './support/gift-cards.ts';
import { MortalProcess, type Fate, type MortalProcessDeps } from './support/mortal-process.ts';
import { factsOf, stockChangeOf, type WholeOrder } from './support/order-facts.ts';
import { enterCheckout, startOrders, type OrderWorld } from './support/order-world.ts';
import { placed } from './support/placed-order.ts';

const GIFT_CENTS = 2_000;
/** What can happen at a request to the provider, and at the transaction of the change. */
const AT_REQUEST: readonly Fate[] = ['dies before', 'dies after', 'loses the answer', 'is unavailable'];
/** After one of the other boundaries is before the next one. */
const ELSEWHERE: readonly Fate[] = ['dies before'];

let world: OrderWorld;
/** How often each mail and each report was handed over. */
const handedOver = new Map<string, number>();
const handOver = (what: string): void => void handedOver.set(what, (handedOver.get(what) ?? 0) + 1);

beforeAll(async () => {
  world = await startOrders();
  await world.database.updateTable('stock').set({ quantity: 100_000 }).execute();
});
afterAll(() => world.close());

const startProcess = (fates: readonly Fate[] = [], onStep?: MortalProcessDeps['onStep']): MortalProcess => {
  const mail = makeSendMail({
    database: world.database,
    transport: { destination: 'a test', send: async ({ to, subject }) => handOver(`${to} ${subject}`) },
    sealer: makeMailSealer(SERVER_SECRET),
    clock: () => world.now(),
  });
  const webhook = {
    run: async (body: Readonly<Record<string, unknown>>) => {
      handOver(JSON.stringify(body));
      return { kind: 'done' } as const;
    },
  };
  return new MortalProcess(
    {
      database: world.database,
      provider: world.provider,
      clock: () => world.now(),
      jobs: { mail, webhook },
      reports: true,
      ...(onStep && { onStep }),
    },
    fates,
  );
};

/** A healthy process does what is left over after the leases of a process that has ended, until nothing is. */
const settle = async (rounds = 3): Promise<void> => {
  const healthy = startProcess();
  for (let round = 0; round < rounds; round += 1) {
    await healthy.work();
    world.advance(150_000);
  }
};

let orders = 0;

/** An order of a member: a parcel and a pickup, paid with a reward, a gift card and a card. */
const placeWhole = async (card: 'approved' | 'captured-once'): Promise<WholeOrder & { readonly email: string }> => {
  orders += 1;
  const email = `member${orders}@example.test`;
  const { browser, shopperId } = await makeMember(world, email);
  await browser.add('KIB-5', 3);
  await browser.add('LIT-20', 1);
  await browser.add('TANK', 1, { physicalStoreId: '1101' });
  await giveCoupon(world.database, shopperId, `REWARD-${orders}`, { expiresOn: '2031-06-30' });
  await browser.post('cart/@self/assigned_promotion_code', { promoCode: `REWARD-${orders}` });
  const giftCard = await issueGiftCard(world, GIFT_CENTS);
  expect((await applyGiftCard(browser, giftCard)).status).toBe(201);
  const order = await placed(browser, await enterCheckout(world, browser, { card, email }));
  return { ...order, shopperId, giftCard, email };
};

/** One change of an order, requested from a process. A repetition is the same request again. */
type Change = (deps: OrderChangeDeps, order: WholeOrder) => Promise<unknown>;

const CARRIER = { carrier: 'UPS', trackingNumber: '1Z999' };
const parcel = ({ shipments }: WholeOrder): number => Number(shipments[0]);
const pickup = ({ shipments }: WholeOrder): number => Number(shipments[1]);
const oneKibble = ({ lines }: WholeOrder) => [{ lineId: Number(lines['KIB-5']), quantity: 1 }];
const keyOf = (what: string, { orderId }: WholeOrder): string => `${what}-of-order-${orderId}`;

const packed: Change = (deps, order) => moveShipment(deps, parcel(order), { kind: 'packed' });
const shipped: Change = (deps, order) => moveShipment(deps, parcel(order), { kind: 'shipped', ...CARRIER });
const delivered: Change = (deps, order) => moveShipment(deps, parcel(order), { kind: 'delivered' });
const ready: Change = (deps, order) => moveShipment(deps, pickup(order), { kind: 'ready' });
const pickedUp: Change = (deps, order) => moveShipment(deps, pickup(order), { kind: 'picked-up' });
const cancelsPiece: Change = (deps, order) =>
  cancelOrder(deps, Number(order.orderId), { key: keyOf('cancel-one', order), wanted: oneKibble(order) });
const cancelsAll: Change = (deps, order) =>
  cancelOrder(deps, Number(order.orderId), { key: keyOf('cancel-all', order), wanted: undefined });
const shopCancels: Change = (deps, order) => cancelByShop(deps, parcel(order), 'It was damaged here.');
const returnsPiece: Change = (deps, order) =>
  returnOrder(deps, Number(order.orderId), {
    key: keyOf('return', order),
    wanted: oneKibble(order),
    reason: 'DAMAGED',
  });
const returnsAllKibble: Change = (deps, order) =>
  returnOrder(deps, Number(order.orderId), {
    key: keyOf('return-all', order),
    wanted: [{ lineId: Number(order.lines['KIB-5']), quantity: 3 }],
    reason: 'DAMAGED',
  });
const cameBack: Change = async (deps, order) => {
  const { body } = await order.read();
  const [{ returnId }] = body.x_returns;
  await receiveReturn(deps, parcel(order), { returnId: Number(returnId), isSellable: true, isUndelivered: false });
};
const aPartCameBack: Change = async (deps, order) => {
  const { body } = await order.read();
  const { returnId } = body.x_returns.find(({ status }: { readonly status: string }) => status === 'OPEN') ?? {};
  const pieces = new Map([[Number(order.lines['KIB-5']), 1]]);
  const part = { key: keyOf('receipt', order), pieces };
  await receiveReturn(deps, parcel(order), {
    returnId: Number(returnId),
    part,
    isSellable: true,
    isUndelivered: false,
  });
};
const undelivered: Change = (deps, order) =>
  receiveReturn(deps, parcel(order), { returnId: undefined, isSellable: true, isUndelivered: true });

interface Life {
  readonly card?: 'captured-once';
  /** What happened before. */
  readonly before: readonly Change[];
  readonly change: Change;
}

const LIVES: Readonly<Record<string, Life>> = {
  'a parcel is packed': { before: [], change: packed },
  'a parcel leaves': { before: [packed], change: shipped },
  'the last shipment is ready': { before: [shipped], change: ready },
  'a parcel is delivered': { before: [shipped], change: delivered },
  'a pickup is picked up': { before: [ready], change: pickedUp },
  'the shopper cancels a piece': { before: [], change: cancelsPiece },
  'the shopper cancels everything': { before: [], change: cancelsAll },
  'the shopper cancels the rest': { before: [shipped], change: cancelsAll },
  'the shop cancels a parcel': { before: [packed], change: shopCancels },
  'a return is requested': { before: [shipped, delivered], change: returnsPiece },
  'a return arrives': { before: [shipped, delivered, returnsPiece], change: cameBack },
  'a part of a return arrives': { before: [shipped, delivered, returnsAllKibble], change: aPartCameBack },
  'a parcel comes back undelivered': { before: [ready, shipped], change: undelivered },
  'the last shipment of a payment that is captured once leaves': {
    card: 'captured-once',
    before: [shipped, delivered, returnsPiece, cameBack],
    change: ready,
  },
  'a return of a payment that is captured later arrives': {
    card: 'captured-once',
    before: [shipped, delivered, returnsPiece],
    change: cameBack,
  },
};

/** Mails about an order by subject, and how often each was handed over. */
const countsOf = ({ email, orderId }: { readonly email: string; readonly orderId: string }): Map<string, number> =>
  new Map(
    [...handedOver]
      .filter(([what]) => what.startsWith(email) || what.includes(`"orderId":"${orderId}"`))
      .map(([what, times]) => [what.replaceAll(/\d{3,}|member\d+/g, 'N'), times]),
  );

/**
 * Lives an order up to a change, which is made by a process with these fates and then requested twice more. Resolves with
 * what became of the order, and what can happen at each boundary that the process passes.
 */
const live = async ({ card, before, change }: Life, fates: readonly Fate[]) => {
  const order = await placeWhole(card ?? 'approved');
  const healthy = () => startProcess().services.changes;
  for (const earlier of before) await earlier(healthy(), order);
  await settle(before.length + 1);
  const fatesOf: (readonly Fate[])[] = [];
  const mortal = startProcess(
    fates,
    (_doing, isRequest) => void fatesOf.push(isRequest || fatesOf.length === 0 ? AT_REQUEST : ELSEWHERE),
  );
  const stock = await stockChangeOf(world, async () => {
    const request = async (): Promise<void> => {
      await change(mortal.services.changes, order);
      await mortal.work();
    };
    await Promise.race([request(), mortal.death]);
    await change(healthy(), order);
    await settle();
    await change(healthy(), order);
    await settle(1);
  });
  const counts = countsOf(order);
  const facts = { ...(await factsOf(world, order)), stock, messages: [...counts.keys()].sort() };
  return { facts, fatesOf, mostOften: Math.max(...counts.values()) };
};

describe('[ORD-05] [ORD-06] [PAY-06] [PLT-04] whichever boundary its process ends at, or whose answer is lost, when', () => {
  test.each(Object.keys(LIVES))(
    '%s, a repeated request leaves money, points, rewards, stock, mails and reports as they would be otherwise',
    async (name) => {
      const life = LIVES[name];
      if (life === undefined) throw new Error('there is no such life');
      const { facts, fatesOf, mostOften } = await live(life, []);
      expect(facts).toMatchObject({ openOrDead: [], openJobs: [] });
      expect(mostOften).toBe(1);
      for (const [at, possible] of fatesOf.entries()) {
        for (const fate of possible) {
          const disturbed = await live(life, [...Array<Fate>(at).fill('goes on'), fate]);
          expect({ at, fate, ...disturbed.facts }).toEqual({ at, fate, ...facts });
          // Only what was being handed over when the process ended is handed over again.
          expect(disturbed.mostOften).toBeLessThanOrEqual(2);
        }
      }
    },
    120_000,
  );
});

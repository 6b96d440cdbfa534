import { insertSpecialProducts } from '../commerce/support/catalogue-fixture.ts';
import { giveCoupon, makeMember, rowsOf, type Member } from '../commerce/support/members.ts';
import { textsTo } from './support/order-mail.ts';
import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, UPS, warehouse, type Placed } from './support/placed-order.ts';
import { enterPrescription, pharmacy, PHARMACY_KEY } from './support/prescriptions.ts';

const EMAIL = 'robin@example.test';
const REWARD = 'C-1';
const ENDS_ON = '2030-06-30';
const REWARD_CENTS = 500;

let world: OrderWorld;
let member: Member;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY, pharmacyKey: PHARMACY_KEY, outbox: true });
  await insertSpecialProducts(world.database);
  member = await makeMember(world, EMAIL);
});
afterEach(() => world.close());

const centsOf = (amount: string | undefined): number => Math.round(Number(amount ?? 0) * 100);

interface RewardFacts {
  readonly items?: Readonly<Record<string, number>>;
  readonly expiresOn?: string;
}

/** An order of the member that a reward pays partly: the first item is delivered, the tank is picked up. */
const placeWithReward = async ({ items = { 'KIB-5': 2, TANK: 1 }, expiresOn = ENDS_ON }: RewardFacts = {}) => {
  const { browser, shopperId } = member;
  for (const [partNumber, quantity] of Object.entries(items)) {
    await browser.add(partNumber, quantity, partNumber === 'TANK' ? { physicalStoreId: '1101' } : {});
  }
  if (items['CHEWS'] !== undefined) await enterPrescription(browser, { name: 'Bella', kind: 'dog' });
  await giveCoupon(world.database, shopperId, REWARD, { amountCents: REWARD_CENTS, expiresOn });
  await browser.post('cart/@self/assigned_promotion_code', { promoCode: REWARD });
  return placed(browser, await enterCheckout(world, browser, { email: EMAIL }));
};

/** The rewards that the member can use, as the rewards page gets them. */
const rewards = async (): Promise<readonly { couponNo: string; cents: number; expirationDate: string }[]> => {
  const { body } = await member.browser.get('palsPromotion/retrievePalsRewardsDetails/@self');
  const coupons: { couponNo: string; amount: string; expirationDate: string }[] = body.palsRewardsCoupons;
  return coupons.map(({ couponNo, amount, expirationDate }) => ({ couponNo, cents: centsOf(amount), expirationDate }));
};
const worthOf = async (): Promise<number> => (await rewards()).reduce((sum, { cents }) => sum + cents, 0);

const shipmentWith = async (order: Placed, partNumber: string): Promise<string> => {
  const items: { partNumber: string; x_shipmentId: string }[] = (await order.read()).body.orderItem;
  return items.find((item) => item.partNumber === partNumber)?.x_shipmentId ?? '';
};
const step = async (order: Placed, partNumber: string, name: string, body?: Readonly<Record<string, unknown>>) => {
  const answer = await warehouse(world, `shipments/${await shipmentWith(order, partNumber)}/${name}`, body);
  await world.work();
  return answer.status;
};
const cancelPieces = (order: Placed, partNumber: string, quantity: number) =>
  order.browser.post(`order/${order.orderId}/x_cancel`, {
    x_key: newKey(),
    orderItem: [{ orderItemId: order.lines[partNumber], quantity: String(quantity) }],
  });

/** What the order says of its reward, in cents. */
const told = async (order: Placed) => {
  const [row] = (await order.read()).body.adjustment;
  return { kept: 0 - centsOf(row?.amount), used: centsOf(row?.x_usedForCancelled), back: centsOf(row?.x_givenBack) };
};
const cancelled = (): Promise<readonly string[]> => textsTo(world, EMAIL, 'order-cancelled');
const inWords = (cents: number): string => `$${(cents / 100).toFixed(2)} of your reward is back as a new reward.`;

describe('[ORD-05] [RWD-04] a reward of an order', () => {
  test('comes back for one of two parcels that the shop cancels, once, with its end, in the mail and the order', async () => {
    const order = await placeWithReward();
    expect(await step(order, 'TANK', 'cancelled')).toBe(200);
    const [back, ...others] = await rewards();
    expect(others).toEqual([]);
    const { cents = 0, couponNo, expirationDate } = back ?? {};
    expect([couponNo === REWARD, expirationDate]).toEqual([false, ENDS_ON]);
    expect(await told(order)).toEqual({ kept: REWARD_CENTS - cents, used: 0, back: cents });
    const [text] = await cancelled();
    expect(text).toContain(`${inWords(cents)} You can use it through June 30, 2030.`);
    expect(text).not.toContain('was used for these items');

    const rows = await rowsOf(world.database, 'pals_coupon');
    expect(await step(order, 'TANK', 'cancelled')).toBe(200);
    expect(await rowsOf(world.database, 'pals_coupon')).toEqual(rows);
  });

  test('comes back completely when the shop cancels both parcels one after the other', async () => {
    const order = await placeWithReward();
    await step(order, 'TANK', 'cancelled');
    const first = await worthOf();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(REWARD_CENTS);
    await step(order, 'KIB-5', 'cancelled');
    expect(await worthOf()).toBe(REWARD_CENTS);
    expect((await cancelled()).at(-1)).toContain(inWords(REWARD_CENTS - first));
    await step(order, 'KIB-5', 'cancelled');
    expect(await worthOf()).toBe(REWARD_CENTS);
  });

  test('comes back itself when the shop cancels everything at once', async () => {
    const order = await placeWithReward({ items: { 'KIB-5': 2 } });
    await step(order, 'KIB-5', 'cancelled');
    expect(await rewards()).toEqual([{ couponNo: REWARD, cents: REWARD_CENTS, expirationDate: ENDS_ON }]);
    expect((await cancelled())[0]).toContain('Your $5.00 reward is back. You can use it through June 30, 2030.');
  });

  test('that ends meanwhile can be used for 30 more days', async () => {
    const day = (days: number): string => new Date(world.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
    const order = await placeWithReward({ expiresOn: day(1) });
    await step(order, 'TANK', 'cancelled');
    await step(order, 'KIB-5', 'cancelled');
    expect((await rewards()).map(({ expirationDate }) => expirationDate)).toEqual([day(30), day(30)]);
    expect(await worthOf()).toBe(REWARD_CENTS);
  });

  test('comes back for what a vet refuses', async () => {
    const order = await placeWithReward({ items: { CHEWS: 1, 'KIB-5': 1 } });
    const decide = () => pharmacy(world, `${order.lines['CHEWS']}/declined`, { reason: 'Needs a heartworm test.' });
    expect((await decide()).status).toBe(200);
    const worth = await worthOf();
    expect(await told(order)).toEqual({ kept: REWARD_CENTS - worth, used: 0, back: worth });
    expect(worth).toBeGreaterThan(0);
    expect((await cancelled())[0]).toContain(inWords(worth));
    await decide();
    expect(await worthOf()).toBe(worth);
  });

  test('comes back for a parcel that was not delivered, with the mail about the refund', async () => {
    const order = await placeWithReward();
    const lost = () => step(order, 'KIB-5', 'returned', { isUndelivered: true });
    await step(order, 'KIB-5', 'shipped', UPS);
    expect(await worthOf()).toBe(0);
    expect(await lost()).toBe(200);
    const worth = await worthOf();
    expect(worth).toBeGreaterThan(0);
    expect(worth).toBeLessThan(REWARD_CENTS);
    expect(await told(order)).toEqual({ kept: REWARD_CENTS, used: 0, back: worth });
    expect((await textsTo(world, EMAIL, 'order-refunded'))[0]).toContain(inWords(worth));
    await lost();
    expect(await worthOf()).toBe(worth);

    await step(order, 'TANK', 'cancelled');
    expect(await worthOf()).toBe(REWARD_CENTS);
  });

  test('stays spent for what the shopper cancels or returns, and the rest of it comes back from the shop', async () => {
    const order = await placeWithReward({ items: { 'KIB-5': 2, 'LIT-20': 1, TANK: 1 } });
    await cancelPieces(order, 'LIT-20', 1);
    const { used } = await told(order);
    expect(used).toBeGreaterThan(0);
    expect(await rewards()).toEqual([]);
    expect((await cancelled())[0]).toContain('of your reward was used for these items.');
    await step(order, 'TANK', 'cancelled');
    const worth = await worthOf();
    expect(await told(order)).toEqual({ kept: REWARD_CENTS - used - worth, used, back: worth });

    await step(order, 'KIB-5', 'shipped', UPS);
    const orderItem = [{ orderItemId: order.lines['KIB-5'], quantity: '1' }];
    await order.browser.post(`order/${order.orderId}/x_return`, { x_key: newKey(), orderItem, reason: 'DAMAGED' });
    await step(order, 'KIB-5', 'returned');
    expect(await worthOf()).toBe(worth);
  });

  test('comes back completely when the shopper cancels what the shop left of the order', async () => {
    const order = await placeWithReward();
    await step(order, 'TANK', 'cancelled');
    const first = await worthOf();
    await cancelPieces(order, 'KIB-5', 1);
    expect(await worthOf()).toBe(first);
    await cancelPieces(order, 'KIB-5', 1);
    expect(await worthOf()).toBe(REWARD_CENTS);
  });
});

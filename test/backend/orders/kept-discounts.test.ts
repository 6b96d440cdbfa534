import fc from 'fast-check';
import { giveCoupon, makeMember, type Member } from '../commerce/support/members.ts';
import { mailTo } from './support/order-mail.ts';
import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { placed, type Placed } from './support/placed-order.ts';

let world: OrderWorld;
let member: Member;
beforeAll(async () => {
  world = await startOrders({ applicationLimit: 10_000 });
  member = await makeMember(world, 'robin@example.test');
  await world.database.updateTable('stock').set({ quantity: 1_000_000 }).execute();
  await world.database
    .updateTable('promotion')
    .set({ min_subtotal_cents: 0 })
    .where('code', '=', 'FREESHIP49')
    .execute();
});
afterAll(() => world.close());

let coupons = 0;
const setPrice = async (cents: number): Promise<void> => {
  await world.database.updateTable('sku').set({ offer_price_cents: cents }).execute();
};

/** An order of the member with codes, and a reward of this many cents. */
const order = async (
  items: Readonly<Record<string, number>>,
  codes: readonly string[],
  rewardCents = 0,
): Promise<Placed> => {
  const { browser } = member;
  for (const [partNumber, quantity] of Object.entries(items)) {
    await browser.add(partNumber, quantity, partNumber === 'TANK' ? { physicalStoreId: '1101' } : {});
  }
  const reward = `C-${(coupons += 1)}`;
  if (rewardCents > 0) await giveCoupon(world.database, member.shopperId, reward, { amountCents: rewardCents });
  for (const promoCode of rewardCents > 0 ? [...codes, reward] : codes) {
    await browser.post('cart/@self/assigned_promotion_code', { promoCode });
  }
  return placed(browser, await enterCheckout(world, browser));
};

const cancel = (from: Placed, pieces: Readonly<Record<string, number>>) =>
  member.browser.post(`order/${from.orderId}/x_cancel`, {
    x_key: newKey(),
    orderItem: Object.entries(pieces).map(([partNumber, quantity]) => ({
      orderItemId: from.lines[partNumber],
      quantity: String(quantity),
    })),
  });

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** The rows of an order's totals in cents, as its page and its receipt show them. */
const rowsOf = async (of: Placed) => {
  const { body } = await of.read();
  const adjustments: readonly { readonly amount: string; readonly x_usedForCancelled?: string }[] = body.adjustment;
  const taxes: readonly { readonly amount: string }[] = body.x_taxes;
  const discounts = adjustments.map(({ amount }) => centsOf(amount));
  return {
    discounts,
    used: adjustments.map(({ x_usedForCancelled: used }) => (used === undefined ? 0 : centsOf(used))),
    discountCents: centsOf(body.totalAdjustment),
    totalCents: centsOf(body.grandTotal),
    sumCents: [
      centsOf(body.totalProductPrice),
      ...discounts,
      centsOf(body.totalShippingCharge),
      ...taxes.map(({ amount }) => centsOf(amount)),
      centsOf(body.x_tip),
    ].reduce((sum, cents) => sum + cents, 0),
  };
};

const KINDS = ['KIB-5', 'KIB-15', 'LIT-20', 'TANK'] as const;

const wanted = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      partNumber: fc.constantFrom(...KINDS),
      quantity: fc.integer({ min: 1, max: 4 }),
      cancelled: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
    }),
    { selector: ({ partNumber }) => partNumber, minLength: 1, maxLength: 4 },
  ),
  codes: fc.subarray(['WELCOME10', 'PUP5', 'FREESHIP49']),
  rewardCents: fc.constantFrom(0, 500, 1_237),
  /** Odd prices, so that discounts leave parts of cents. */
  price: fc.integer({ min: 101, max: 4_999 }),
  /** An order that was placed before the shares of its lines were stored. */
  isOld: fc.boolean(),
});

test('[ORD-05] [ORD-04] the rows of an order add up to its total, whatever was cancelled of it', async () => {
  await fc.assert(
    fc.asyncProperty(wanted, async ({ lines, codes, rewardCents, price, isOld }) => {
      await setPrice(price);
      const items = Object.fromEntries(lines.map(({ partNumber, quantity }) => [partNumber, quantity]));
      const of = await order(items, codes, rewardCents);
      const original = (await rowsOf(of)).discounts;
      if (isOld) await world.database.updateTable('order_adjustment').set({ line_shares: '' }).execute();
      expect((await rowsOf(of)).discounts).toEqual(original);
      for (const { partNumber, quantity, cancelled } of lines) {
        let left = quantity;
        for (const pieces of cancelled.map((each) => Math.min(each, left))) {
          if (pieces === 0 || left < pieces) continue;
          left -= pieces;
          expect((await cancel(of, { [partNumber]: pieces })).status).toBe(200);
          const rows = await rowsOf(of);
          expect(rows.sumCents).toBe(rows.totalCents);
          expect(rows.discounts.reduce((sum, cents) => sum + cents, 0)).toBe(rows.discountCents);
        }
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('[ORD-05] a cancelled line takes its own part of a code and of a reward along, which the order and the mail say', async () => {
  await setPrice(1_000);
  // PUP5 counts for dog food only: the litter has no part of it.
  const of = await order({ 'KIB-5': 3, 'LIT-20': 1 }, ['PUP5'], 500);
  const [code = 0] = (await rowsOf(of)).discounts;
  await cancel(of, { 'LIT-20': 1 });
  const { discounts, used } = await rowsOf(of);
  expect([discounts[0], used[0]]).toEqual([code, 0]);
  expect(discounts[1]).toBeLessThan(0);
  expect(used[1]).toBeGreaterThan(0);
  expect((used[1] ?? 0) - (discounts[1] ?? 0)).toBe(500);
  const mail = (await mailTo(world, 'Pat@example.test')).at(-1);
  expect(mail?.text).toContain(`$${((used[1] ?? 0) / 100).toFixed(2)} of your reward was used for these items.`);

  await cancel(of, { 'KIB-5': 3 });
  expect((await rowsOf(of)).discounts).toEqual([]);
  const last = (await mailTo(world, 'Pat@example.test')).at(-1);
  expect(last?.text).not.toContain('of your reward');
});

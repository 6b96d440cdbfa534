import fc from 'fast-check';
import { giveCoupon, makeMember, type Member } from '../commerce/support/members.ts';
import { enterCheckout, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, UPS, warehouse } from './support/placed-order.ts';

let world: OrderWorld;
let member: Member;
beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
  member = await makeMember(world, 'robin@example.test');
  await world.database.updateTable('stock').set({ quantity: 1_000_000 }).execute();
  // Otherwise delivery is free before the code is earned.
  await world.database
    .updateTable('promotion')
    .set({ min_subtotal_cents: 0 })
    .where('code', '=', 'FREESHIP49')
    .execute();
});
afterAll(() => world.close());

let coupons = 0;
/** A reward of this many cents, loaded. */
const newCoupon = async (amountCents: number): Promise<string> => {
  const couponNo = `C-${(coupons += 1)}`;
  await giveCoupon(world.database, member.shopperId, couponNo, { amountCents });
  return couponNo;
};

const wanted = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      partNumber: fc.constantFrom('KIB-5', 'KIB-15', 'LIT-20', 'TANK'),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { selector: ({ partNumber }) => partNumber, minLength: 1, maxLength: 4 },
  ),
  /** A percentage, an amount, a free delivery, none. A code that is not earned is refused. */
  code: fc.constantFrom('WELCOME10', 'PUP5', 'FREESHIP49', undefined),
  couponCents: fc.option(fc.integer({ min: 1, max: 2_500 }), { nil: undefined }),
  /** Odd prices, so that discounts leave parts of cents. */
  prices: fc.integer({ min: 101, max: 9_999 }),
  leavesBackwards: fc.boolean(),
});

test('[RWD-04] what the cart announces is what the order expects and what its shipments earn, with codes, rewards and free delivery', async () => {
  const { browser } = member;
  await fc.assert(
    fc.asyncProperty(wanted, async ({ lines, code, couponCents, prices, leavesBackwards }) => {
      await world.database.updateTable('sku').set({ offer_price_cents: prices }).where('id', '!=', '22031').execute();
      for (const { partNumber, quantity } of lines) {
        await browser.add(partNumber, quantity, partNumber === 'TANK' ? { physicalStoreId: '1101' } : {});
      }
      const coupon = couponCents === undefined ? undefined : await newCoupon(couponCents);
      for (const promoCode of [code, coupon]) {
        if (promoCode === undefined) continue;
        await browser.post('cart/@self/assigned_promotion_code', { promoCode });
      }
      const checkout = await enterCheckout(world, browser);
      const announced: string = (await browser.get('cart/@self')).body.x_points;
      const order = await placed(browser, checkout);
      expect((await order.read()).body.x_points).toEqual({ expected: announced, earned: '0' });

      const { body } = await order.read();
      const shipments: readonly { readonly shipmentId: string; readonly deliveryMethod: string }[] = body.x_shipments;
      for (const { shipmentId, deliveryMethod } of leavesBackwards ? shipments.toReversed() : shipments) {
        const isPickup = deliveryMethod === 'BOPUS';
        const step = isPickup ? 'ready' : 'shipped';
        const { status } = await warehouse(world, `shipments/${shipmentId}/${step}`, isPickup ? undefined : UPS);
        expect(status).toBe(200);
      }
      expect((await order.read()).body.x_points).toEqual({ expected: announced, earned: announced });
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('[RWD-04] the discount of a free delivery costs no points', async () => {
  // Below the amount from which delivery is free anyway.
  await world.database.updateTable('sku').set({ offer_price_cents: 999 }).execute();
  const guest = await world.guest();
  await guest.add('LIT-20', 1);
  const announced = async (): Promise<string> => (await guest.get('cart/@self')).body.x_points;
  const before = await announced();
  const { status } = await guest.post('cart/@self/assigned_promotion_code', { promoCode: 'FREESHIP49' });
  expect(status).toBeLessThan(300);
  const { body } = await guest.get('cart/@self');
  expect(Number(body.totalAdjustment)).toBeLessThan(0);
  expect(await announced()).toBe(before);
});

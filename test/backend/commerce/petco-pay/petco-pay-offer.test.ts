import fc from 'fast-check';
import { priceCart } from '../../../../backend/cart/price-cart.ts';
import { standardShipping } from '../../../../backend/cart/shipping-modes.ts';
import { firstPurchaseDiscount } from '../../../../backend/petco-pay/first-purchase-offer.ts';
import type { Discount } from '../../../../backend/promotions/promotion.ts';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';
import { application, giveCoupon, makeMember, takeUp, type Member } from '../support/members.ts';
import { line, promotion, sum } from '../support/priceable-arbitraries.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend({ applicationLimit: 10_000 });
});
afterAll(() => backend.close());

let count = 0;
/** A member with an approved card and three products of $10 in the cart. */
const approvedMember = async (): Promise<Member> => {
  const member = await makeMember(backend, `cardholder${(count += 1)}@example.test`);
  await member.browser.post('petco-pay/applications', application());
  await member.browser.add('LIT-20', '3');
  return member;
};

const cartOf = async (browser: Browser) => (await browser.get('cart/@self')).body;

const codesOf = async (browser: Browser): Promise<string[]> =>
  (await cartOf(browser)).adjustment.map((adjustment: { code: string }) => adjustment.code);

test('[PCC-08] a new card holder pays 20 % less on the first purchase', async () => {
  const { browser } = await approvedMember();
  expect((await cartOf(browser)).adjustment).toEqual([]);
  await takeUp(browser, { saveToWallet: 'false' });
  expect(await cartOf(browser)).toMatchObject({
    totalProductPrice: '30.00000',
    totalAdjustment: '-6.00000',
    totalShippingCharge: '5.99000',
    totalSalesTax: '1.86000',
    grandTotal: '31.85000',
    promotionCode: [],
    adjustment: [
      {
        code: 'PETCOPAY20',
        description: '20% off your first purchase with Petco Pay',
        displayLevel: 'Order',
        usage: 'Discount',
        amount: '-6.00000',
        currency: 'USD',
      },
    ],
  });
});

test('[PCC-08] subtracts the 20 % after codes and coupons, to the nearest cent', async () => {
  const { browser, shopperId } = await approvedMember();
  await takeUp(browser);
  await giveCoupon(backend.database, shopperId, 'C-3001', { amountCents: 503 });
  for (const promoCode of ['C-3001', 'WELCOME10']) {
    await browser.post('cart/@self/assigned_promotion_code', { promoCode });
  }
  const { adjustment } = await cartOf(browser);
  // 30.00 - 3.00 - 5.03 = 21.97, a fifth of which is 4.394.
  expect(adjustment.map(({ code, amount }: { code: string; amount: string }) => [code, amount])).toEqual([
    ['WELCOME10', '-3.00000'],
    ['C-3001', '-5.03000'],
    ['PETCOPAY20', '-4.39000'],
  ]);
});

test('[PCC-08] the offer is used once: the cart stops showing it after the first order with the card', async () => {
  const { browser, shopperId } = await approvedMember();
  const { orderId } = await cartOf(browser);
  await takeUp(browser);
  expect(await codesOf(browser)).toEqual(['PETCOPAY20']);
  await backend.database
    .updateTable('card_account')
    .set({ first_purchase_order_id: Number(orderId) })
    .where('shopper_id', '=', shopperId)
    .execute();
  expect(await codesOf(browser)).toEqual([]);
  await takeUp(browser);
  expect(await codesOf(browser)).toEqual([]);
});

test('[PCC-08] only signed-in shoppers get the offer, not guests and remembered browsers', async () => {
  const { browser } = await approvedMember();
  await takeUp(browser);
  for (const name of [...browser.jar.keys()]) if (name !== 'WC_PERSISTENT') browser.jar.delete(name);
  expect(await codesOf(browser)).toEqual([]);
  const guest = await backend.guest();
  await guest.add('LIT-20');
  expect(await codesOf(guest)).toEqual([]);
});

test('[PCC-08] entering its code does not activate the offer', async () => {
  const { browser } = await makeMember(backend, 'typist@example.test');
  await browser.add('LIT-20');
  const response = await browser.post('cart/@self/assigned_promotion_code', { promoCode: 'PETCOPAY20' });
  expect([response.status, response.error.key]).toEqual([400, 'ERR_PROMOTION_CODE_INVALID']);
});

const coupon: fc.Arbitrary<Discount> = fc.record({
  code: fc.integer({ min: 1, max: 9999 }).map((number) => `C-${number}`),
  promotionId: fc.constant(''),
  description: fc.constant(''),
  kind: fc.constant('amount' as const),
  value: fc.integer({ min: 1, max: 60_000 }),
  minSubtotalCents: fc.constant(0),
  department: fc.constant(null),
});

test('[PCC-08] after any codes and coupons, the offer is a fifth of the rest, sums are right and no amount is negative', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.array(promotion, { maxLength: 5 }),
      fc.array(coupon, { maxLength: 4 }),
      (lines, promotions, coupons) => {
        const without = priceCart(lines, promotions, standardShipping, coupons);
        const priced = priceCart(lines, promotions, standardShipping, [...coupons, firstPurchaseDiscount]);
        const off = (cart: typeof priced): number =>
          sum(cart.adjustments.filter(({ usage }) => usage === 'Discount').map(({ amountCents }) => amountCents));
        const left = without.productCents + off(without);
        const offer = priced.adjustments.find(({ discount }) => discount.code === 'PETCOPAY20');
        expect(0 - (offer?.amountCents ?? 0)).toBe(Math.round(left / 5));
        expect(off(priced)).toBe(off(without) + (offer?.amountCents ?? 0));
        expect(sum(priced.lines.map((entry) => entry.adjustmentCents))).toBe(off(priced));
        expect(sum(priced.lines.map((entry) => entry.taxCents))).toBe(priced.taxCents);
        expect(priced.productCents + priced.shippingCents + priced.taxCents + priced.adjustmentCents).toBe(
          priced.grandTotalCents,
        );
        expect(priced.grandTotalCents).toBeGreaterThanOrEqual(0);
        for (const entry of priced.lines) expect(entry.totalCents + entry.adjustmentCents).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

import fc from 'fast-check';
import { priceCart, type PriceableLine } from '../../../backend/cart/price-cart.ts';
import { standardShipping } from '../../../backend/cart/shipping-modes.ts';
import type { Promotion } from '../../../backend/promotions/promotion.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPriceCents: fc.integer({ min: 0, max: 50_000 }),
  department: fc.constantFrom('dog', 'cat'),
  pickup: fc.boolean(),
});

const promotion: fc.Arbitrary<Promotion> = fc.record({
  code: fc.string({ minLength: 1 }),
  promotionId: fc.string(),
  description: fc.string(),
  kind: fc.constantFrom('percent', 'amount', 'shipping'),
  value: fc.integer({ min: 0, max: 10_000 }),
  minSubtotalCents: fc.integer({ min: 0, max: 20_000 }),
  department: fc.constantFrom('dog', null),
  startsAt: fc.constant(0),
  endsAt: fc.constant(null),
});

const sum = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

test('[CRT-01] whatever is in the cart, the lines add up to the totals and nothing costs less than nothing', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.array(promotion, { maxLength: 5 }),
      (lines: PriceableLine[], promotions) => {
        const priced = priceCart(lines, promotions, standardShipping);
        const discounts = priced.adjustments.filter((adjustment) => adjustment.usage === 'Discount');
        expect(sum(priced.lines.map((entry) => entry.totalCents))).toBe(priced.productCents);
        expect(sum(priced.lines.map((entry) => entry.adjustmentCents))).toBe(
          sum(discounts.map((entry) => entry.amountCents)),
        );
        expect(sum(priced.lines.map((entry) => entry.taxCents))).toBe(priced.taxCents);
        // A cart whose delivered goods cost nothing has no line to put its shipping on.
        const onLines = sum(priced.lines.map((entry) => entry.shippingCents));
        expect([0, priced.shippingCents]).toContain(onLines);
        for (const entry of priced.lines) expect(entry.totalCents + entry.adjustmentCents).toBeGreaterThanOrEqual(0);
        expect(priced.grandTotalCents).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

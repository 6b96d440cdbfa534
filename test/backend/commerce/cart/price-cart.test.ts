import fc from 'fast-check';
import { priceCart } from '../../../../backend/cart/price-cart.ts';
import { standardShipping } from '../../../../backend/cart/shipping-modes.ts';
import { line, promotion, sum } from '../support/priceable-arbitraries.ts';

test('[CRT-01] for any cart, lines add up to the totals and no amount is negative', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.array(promotion, { maxLength: 5 }),
      (lines, promotions) => {
        const priced = priceCart(lines, promotions, standardShipping);
        const discounts = priced.adjustments.filter((adjustment) => adjustment.usage === 'Discount');
        expect(sum(priced.lines.map((entry) => entry.totalCents))).toBe(priced.productCents);
        expect(sum(priced.lines.map((entry) => entry.adjustmentCents))).toBe(
          sum(discounts.map((entry) => entry.amountCents)),
        );
        expect(sum(priced.lines.map((entry) => entry.taxCents))).toBe(priced.taxCents);
        // A cart whose delivered products are free has no line for its shipping.
        const onLines = sum(priced.lines.map((entry) => entry.shippingCents));
        expect([0, priced.shippingCents]).toContain(onLines);
        for (const entry of priced.lines) expect(entry.totalCents + entry.adjustmentCents).toBeGreaterThanOrEqual(0);
        expect(priced.grandTotalCents).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

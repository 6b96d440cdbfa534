import fc from 'fast-check';
import type { FulfilmentChoice } from '../../../../backend/cart/fulfilment.ts';
import { priceCart, shippingCost, type PriceableLine } from '../../../../backend/cart/price-cart.ts';
import { deliveryModes, standardShipping } from '../../../../backend/cart/shipping-modes.ts';
import { embeddedTaxRates } from '../../../../backend/taxes/tax-rates.ts';
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
        expect(sum(priced.lines.map((entry) => entry.shippingCents))).toBe(priced.shippingCents);
        for (const entry of priced.lines) expect(entry.totalCents + entry.adjustmentCents).toBeGreaterThanOrEqual(0);
        expect(priced.grandTotalCents).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('[CHK-02] for any cart, its groups hold each line once and add up to its totals', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.array(promotion, { maxLength: 5 }),
      (lines, promotions) => {
        const { groups, ...priced } = priceCart(lines, promotions, standardShipping);
        expect(groups.flatMap((group) => group.lines).toSorted((a, b) => a - b)).toEqual(
          lines.map((_, index) => index),
        );
        expect(sum(groups.map((group) => group.totalCents))).toBe(priced.grandTotalCents);
        expect(sum(groups.map((group) => group.shippingCents))).toBe(priced.shippingCents);
        expect(sum(groups.map((group) => group.adjustmentCents))).toBe(priced.adjustmentCents);
        const places = groups.map((group) =>
          [group.fulfilment, group.physicalStoreId, group.vendor, group.frozen].join(),
        );
        expect(new Set(places).size).toBe(groups.length);
        for (const group of groups) {
          expect(group.shippingAdjustmentCents).toBeLessThanOrEqual(0);
          expect(group.shippingCents + group.shippingAdjustmentCents).toBeGreaterThanOrEqual(0);
          for (const position of group.lines) {
            expect(lines[position]?.vendor ?? '').toBe(group.vendor);
            expect(group.fulfilment === 'ship' && lines[position]?.frozen).toBe(group.frozen);
          }
        }
      },
    ),
  );
});

test('[CHK-02] charges shipping once, same-day delivery once for each store, and nothing for pickup', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const { groups } = priceCart(lines, [], standardShipping);
      const shipped = groups.filter(({ fulfilment }) => fulfilment === 'ship');
      const isFree = shipped.length === 0 || sum(shipped.map(({ productCents }) => productCents)) >= 3500;
      expect(sum(shipped.map(({ shippingCents }) => shippingCents))).toBe(isFree ? 0 : 599);
      for (const { fulfilment, shippingCents } of groups) {
        if (fulfilment !== 'ship') expect(shippingCents).toBe(fulfilment === 'pickup' ? 0 : 995);
      }
    }),
  );
});

test('[CHK-05] what a mode is said to cost is what is charged for shipping in it, with any promotions', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.array(promotion, { maxLength: 5 }),
      fc.constantFrom(...deliveryModes),
      fc.constantFrom(...deliveryModes),
      (lines, promotions, chosen, asked) => {
        const { groups } = priceCart(lines, promotions, asked);
        const shipped = groups.filter(({ fulfilment }) => fulfilment === 'ship');
        fc.pre(shipped.length > 0);
        expect(shippingCost(priceCart(lines, promotions, chosen), asked)).toBe(
          sum(shipped.map(({ shippingCents, shippingAdjustmentCents }) => shippingCents + shippingAdjustmentCents)),
        );
      },
    ),
  );
});

test('[CHK-02] only shipped products count towards free shipping', () => {
  const of = (unitPriceCents: number, way: FulfilmentChoice): PriceableLine => ({
    quantity: 1,
    unitPriceCents,
    department: 'dog',
    ...way,
  });
  const shipped = of(1000, { fulfilment: 'ship', physicalStoreId: '' });
  const pickedUp = of(9000, { fulfilment: 'pickup', physicalStoreId: '1101' });
  expect(priceCart([shipped, pickedUp], [], standardShipping).freeShippingRemainingCents).toBe(2500);
  expect(priceCart([pickedUp], [], standardShipping).freeShippingRemainingCents).toBe(0);
});

test('[CHK-10] a cart is said to ship free when nothing is charged for its shipping, and only then', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.array(promotion, { maxLength: 5 }),
      fc.constantFrom(...deliveryModes),
      (lines, promotions, mode) => {
        const { groups, freeShippingRemainingCents: missing } = priceCart(lines, promotions, mode);
        const shipped = groups.filter(({ fulfilment }) => fulfilment === 'ship');
        fc.pre(shipped.length > 0);
        const charged = sum(shipped.map((group) => group.shippingCents + group.shippingAdjustmentCents));
        expect(charged === 0).toBe(missing === 0);
      },
    ),
  );
});

test('[ORD-09] taxes each line at its place, rounded once for each state', () => {
  const at = (state: string | undefined, unitPriceCents: number, way: FulfilmentChoice): PriceableLine => ({
    quantity: 1,
    unitPriceCents,
    department: 'dog',
    tax: embeddedTaxRates.taxIn(state),
    ...way,
  });
  const shipped = { fulfilment: 'ship', physicalStoreId: '' } as const;
  const pickedUp = { fulfilment: 'pickup', physicalStoreId: '1101' } as const;
  const mixed = [at('OR', 1000, shipped), at('MN', 1999, pickedUp), at('MN', 1, pickedUp)];
  const { groups, lines, taxCents } = priceCart(mixed, [], standardShipping);
  expect(groups.map(({ tax, taxCents: cents }) => [tax, cents])).toEqual([
    [{ state: 'OR', rate: 0 }, 0],
    [{ state: 'MN', rate: 6875 }, 138],
  ]);
  expect([sum(lines.map((entry) => entry.taxCents)), taxCents]).toEqual([138, 138]);
  expect(embeddedTaxRates.taxIn(undefined)).toEqual({ state: '', rate: 7750 });
  expect(embeddedTaxRates.taxIn('constructor')).toEqual({ state: '', rate: 7750 });
});

import { shippingCharge, standardShipping } from '../../../backend/cart/shipping-modes.ts';
import { DELIVERY_TERMS } from '../../../core/catalogue/delivery-terms';
import { shippingCost } from '../../../core/catalogue/shipping-cost';

test.each([0, 1, 1600, 3499, 3500, 3501, 10_000])(
  '[RPD-01] [RPD-04] the shipping that a page shows before an order is what its order costs: %i cents',
  (cents) => {
    expect(Math.round(shippingCost(cents / 100, DELIVERY_TERMS) * 100)).toBe(shippingCharge(standardShipping, cents));
  },
);

import { shippingCharge, standardShipping } from '../../../backend/cart/shipping-modes.ts';
import { shippingOf } from '../../../core/repeat-delivery/shipping-of';

test.each([0, 1, 1600, 3499, 3500, 3501, 10_000])(
  '[RPD-01] [RPD-04] the shipping that a page shows before it starts or sends a delivery is what its order costs: %i cents',
  (cents) => {
    expect(Math.round(shippingOf(cents / 100) * 100)).toBe(shippingCharge(standardShipping, cents));
  },
);

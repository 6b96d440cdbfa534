import fc from 'fast-check';
import { keptPrice } from '../../../core/orders/order';

test('[ORD-05] a line costs what is left of it after a cancellation, as in the total of the items', () => {
  expect(keptPrice({ price: 53.98, quantity: 2, cancelledQuantity: 0 })).toBe(53.98);
  expect(keptPrice({ price: 53.98, quantity: 2, cancelledQuantity: 1 })).toBe(26.99);
  expect(keptPrice({ price: 53.98, quantity: 2, cancelledQuantity: 2 })).toBe(0);
  expect(keptPrice({ price: undefined, quantity: 2, cancelledQuantity: 1 })).toBeUndefined();
});

test('[ORD-05] what is left of a line costs its pieces times their price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 99 }),
      fc.nat(99),
      (cents, quantity, gone) => {
        const cancelledQuantity = Math.min(gone, quantity);
        const price = (cents * quantity) / 100;
        expect(keptPrice({ price, quantity, cancelledQuantity })).toBe((cents * (quantity - cancelledQuantity)) / 100);
      },
    ),
  );
});

import fc from 'fast-check';
import { businessDaysAfter as businessDaysInCart } from '../../../backend/cart/business-days.ts';
import { formatDay, promiseWords } from '../../../core/catalogue/delivery-promise';
import { deliveryPromise } from '../../../core/catalogue/promise-delivery';

const TERMS = { cost: 5.99, freeFrom: 35, workingDays: 3 };

test.each([
  ['Monday', '2026-11-16T23:59:00Z', '2026-11-19'],
  ['Thursday, over the weekend', '2026-11-19T08:00:00Z', '2026-11-24'],
  ['Saturday', '2026-11-21T12:00:00Z', '2026-11-25'],
  ['the last days of a year, with a holiday', '2026-12-30T12:00:00Z', '2027-01-05'],
  ['the day before Thanksgiving', '2026-11-25T20:00:00Z', '2026-12-01'],
  ['the evening of Thanksgiving in California', '2026-11-27T04:00:00Z', '2026-12-01'],
  ['a moment after its midnight', '2026-11-27T08:00:00Z', '2026-12-02'],
])('[CRT-03] promises an order placed on %s after three working days', (_case, now, by) => {
  expect(deliveryPromise(Date.parse(now), TERMS)).toEqual({ by, cost: 5.99, freeFrom: 35 });
});

test('[CRT-03] [CHK-05] a product promises the day that the cart names, whenever it is looked at', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 30 }),
      (now, workingDays) => {
        const { by } = deliveryPromise(now.getTime(), { ...TERMS, workingDays });
        expect(by).toBe(businessDaysInCart(now.getTime(), workingDays));
        expect([0, 6]).not.toContain(new Date(`${by}T00:00:00Z`).getUTCDay());
      },
    ),
  );
});

test('[PRO-02] [CHK-05] a product says its day, and one that is shipped frozen that the shopper chooses it', () => {
  const promise = { by: '2026-11-25', cost: 5.99, freeFrom: 35 };
  const terms = { cost: 5.99, freeFrom: 35 };
  expect(promiseWords(promise, false)).toEqual({
    ...terms,
    words: 'Delivery by Wed, Nov 25',
    freeOn: 'Free on orders',
  });
  expect(promiseWords(promise, true)).toEqual({
    ...terms,
    words: 'Delivery on a day you choose',
    freeOn: 'Ships frozen. Free on orders',
  });
});

test('formats a day with its weekday, the same in every locale', () => {
  expect(formatDay('2026-11-25')).toBe('Wed, Nov 25');
});

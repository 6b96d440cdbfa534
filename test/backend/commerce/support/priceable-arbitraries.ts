import fc from 'fast-check';
import type { FulfilmentChoice } from '../../../../backend/cart/fulfilment.ts';
import type { PriceableLine } from '../../../../backend/cart/price-cart.ts';
import type { Promotion } from '../../../../backend/promotions/promotion.ts';

const choice: fc.Arbitrary<FulfilmentChoice & Pick<PriceableLine, 'vendor' | 'frozen'>> = fc.oneof(
  fc.record({
    fulfilment: fc.constant('ship' as const),
    physicalStoreId: fc.constant(''),
    vendor: fc.constantFrom(null, 'Timber & Tail', 'Cold Paws'),
    frozen: fc.boolean(),
  }),
  fc.record({
    fulfilment: fc.constantFrom('pickup' as const, 'same-day' as const),
    physicalStoreId: fc.constantFrom('1101', '1102'),
    frozen: fc.boolean(),
  }),
);

/** Any line that a cart can have. */
export const line: fc.Arbitrary<PriceableLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPriceCents: fc.integer({ min: 0, max: 50_000 }),
    department: fc.constantFrom('dog', 'cat'),
    choice,
  })
  .map(({ choice: way, ...facts }) => ({ ...facts, ...way }));

/** Any promotion that runs. */
export const promotion: fc.Arbitrary<Promotion> = fc.record({
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

export const sum = (values: ReadonlyArray<number>): number => values.reduce((left, right) => left + right, 0);

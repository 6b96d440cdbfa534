import type { FulfilmentOption } from '../../core/cart/fulfilment/fulfilment';

/** Same-day delivery from Mission Valley for $9.95. */
export const aSameDay = (facts: Partial<FulfilmentOption> = {}): FulfilmentOption => ({
  method: 'same-day',
  storeId: '1101',
  storeName: 'Mission Valley',
  date: '2030-01-14',
  isAvailable: true,
  cost: 9.95,
  reason: undefined,
  lacks: undefined,
  ...facts,
});

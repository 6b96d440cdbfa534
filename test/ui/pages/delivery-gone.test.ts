import { reopenedPath } from '../../../ui/checkout/reopened-path';
import { makeDeliveryLoader, type DeliveryData } from '../../../ui/pages/checkout/delivery-step';
import * as TE from 'fp-ts/TaskEither';
import type { Checkout } from '../../../core/checkout/loading/checkout';
import { EVERYTHING } from '../../builders/capabilities';
import { aCheckout } from '../../builders/checkout';

const ORIGIN = 'https://shop.example.test';

/** The delivery step of this checkout at this address. */
const deliveryAt = async (address: string, facts: Partial<Checkout>): Promise<DeliveryData> => {
  const { pathname: path, searchParams: query } = new URL(address, ORIGIN);
  const loadCheckout = TE.right(aCheckout(facts));
  const load = makeDeliveryLoader({
    loadCheckout,
    capabilities: EVERYTHING,
    shop: 'Petco',
    placeStore: { deliveryZip: () => undefined },
  });
  const page = await load({ path, parameters: {}, query, cameFrom: undefined })();
  if (page.kind !== 'page') throw new Error(`no page: ${page.kind}`);
  return page.data;
};

test('[CHK-07] [CHK-09] an order whose delivery day is no longer offered leads to Delivery, which says so beside the day', async () => {
  const missing = ['delivery-day'] as const;
  const path = reopenedPath(missing);
  expect(path).toBe('/checkout/delivery?day-gone=1');
  const { problem, errors } = await deliveryAt(path, { missing });
  expect(problem?.message).toMatch(/^Please choose a delivery day.*may no longer be offered. No order was placed/);
  expect(errors).toEqual({ day: 'Please choose a day.' });
});

test('[CHK-07] an order whose address was removed leads to Delivery, which says so, and marks the day, too', async () => {
  const missing = ['address', 'delivery-day'] as const;
  const path = reopenedPath(missing);
  expect(path).toBe('/checkout/delivery?address-gone=1');
  const { problem, errors } = await deliveryAt(path, { missing, deliveryAddress: undefined });
  expect(problem?.message).toMatch(/^Please choose where your order goes.*may have been removed. No order was placed/);
  expect(errors).toEqual({ day: 'Please choose a day.' });
});

test('[CHK-07] [CHK-02] an address that same-day delivery does not reach any more is told, with the other way', async () => {
  const { problem } = await deliveryAt('/checkout/delivery?address-gone=1', { missing: ['address', 'payment'] });
  expect(problem).toMatchObject({ needsOtherWay: true });
  expect(problem?.message).toMatch(/^Same-day delivery doesn’t reach this address/);
});

test('[CHK-07] nothing is said once the delivery is complete, or without a refused order', async () => {
  const complete = await deliveryAt('/checkout/delivery?address-gone=1', { missing: ['payment'] });
  const plain = await deliveryAt('/checkout/delivery', { missing: ['address'] });
  for (const { problem, errors } of [complete, plain]) expect([problem, errors]).toEqual([undefined, {}]);
});

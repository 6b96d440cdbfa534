import type { MissingPart } from '../orders/place-order/checkout.ts';
import type { Lack } from './plan.ts';

/**
 * What the shopper has to add for each part that an order lacks. Undefined for parts that are chosen or left out when the
 * order is written anew: another day of delivery, and a product that came to need a prescription meanwhile.
 */
const LACKS: Readonly<Record<MissingPart, Lack | undefined>> = {
  contact: 'phone',
  address: 'address',
  deliveryDay: undefined,
  prescription: undefined,
  payment: 'payment',
};

/** What a plan lacks whose order was refused as incomplete; undefined when the order only has to be written anew. */
export const lackOf = (missing: readonly MissingPart[]): Lack | undefined =>
  missing
    .toReversed()
    .map((part) => LACKS[part])
    .find((lack) => lack !== undefined);

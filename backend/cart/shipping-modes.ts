import type { FulfilmentChoice } from './fulfilment.ts';

/** A way of getting an order to the shopper. */
export interface ShippingMode {
  readonly id: string;
  readonly code: string;
  readonly carrier: string;
  readonly description: string;
  readonly chargeCents: number;
  /** Merchandise total from which the mode is free; undefined when it is never free. */
  readonly freeFromCents?: number;
  /** Business days until it arrives. */
  readonly days: number;
}

/** From this much delivered merchandise, standard shipping is free. */
export const FREE_SHIPPING_FROM_CENTS = 3500;

export const standardShipping: ShippingMode = {
  id: '11',
  code: 'Standard',
  carrier: 'Courier',
  description: 'Up to 3 business days',
  chargeCents: 599,
  freeFromCents: FREE_SHIPPING_FROM_CENTS,
  days: 3,
};

const expeditedShipping: ShippingMode = {
  id: '12',
  code: 'Expedited',
  carrier: 'Courier',
  description: '2 business days',
  chargeCents: 1299,
  days: 2,
};

/** The mode of frozen products: the shopper chooses their day, which no faster mode would change. [CHK-05] */
export const frozenShipping: ShippingMode = { ...standardShipping, description: 'Frozen delivery' };

/** Delivery modes, the default first. */
export const deliveryModes: readonly ShippingMode[] = [standardShipping, expeditedShipping];

/** The mode of lines that are picked up. */
export const pickupMode: ShippingMode = {
  id: '21',
  code: 'PickupInStore',
  carrier: '',
  description: 'Pick up in store',
  chargeCents: 0,
  days: 0,
};

/** The mode of lines that are brought from a store on the same day. Its charge is for each store. */
export const sameDayMode: ShippingMode = {
  id: '31',
  code: 'SameDay',
  carrier: 'Courier',
  description: 'Same-day delivery',
  chargeCents: 995,
  days: 0,
};

/**
 * The mode of a line or shipment: its fulfilment decides, and what is shipped has the mode that the shopper chose unless it
 * is frozen.
 */
export const modeOf = (
  { fulfilment, frozen = false }: Pick<FulfilmentChoice, 'fulfilment'> & { readonly frozen?: boolean },
  chosen: ShippingMode,
): ShippingMode => {
  if (fulfilment !== 'ship') return fulfilment === 'pickup' ? pickupMode : sameDayMode;
  return frozen ? frozenShipping : chosen;
};

/** The mode with this id, or the default. */
export const deliveryModeOf = (id: string): ShippingMode =>
  deliveryModes.find((mode) => mode.id === id) ?? standardShipping;

/** Price of the mode for a merchandise total. */
export const shippingCharge = (mode: ShippingMode, deliveredCents: number): number =>
  mode.freeFromCents !== undefined && deliveredCents >= mode.freeFromCents ? 0 : mode.chargeCents;

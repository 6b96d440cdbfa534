import type { CartLine } from '../../cart/cart-lines.ts';
import type { Cart } from '../../cart/cart-reader.ts';
import type { PricedGroup, PricedLine } from '../../cart/price-cart.ts';
import { businessDaysAfter } from '../../cart/business-days.ts';
import { dayOfGroup } from '../../cart/day-of-group.ts';
import { modeOf, type ShippingMode } from '../../cart/shipping-modes.ts';
import type { Fulfilment } from '../../cart/fulfilment.ts';
import type { Checkout } from './checkout.ts';

/** A line as it is sold. */
export interface SoldLine {
  readonly line: CartLine;
  readonly priced: PricedLine;
}

/** A part of the order that leaves one place at one time. Cents. */
export interface PlannedShipment {
  readonly kind: Fulfilment;
  /** Empty unless a store packs it. */
  readonly storeId: string;
  readonly storeName: string;
  /** The other company that sends it; empty when this shop does. */
  readonly vendor: string;
  readonly mode: ShippingMode;
  /** `YYYY-MM-DD`. */
  readonly promisedOn: string;
  readonly lines: readonly SoldLine[];
  readonly shippingCents: number;
  /** Never positive. */
  readonly shippingAdjustmentCents: number;
  /** The sales tax of shipping, where that is taxed. */
  readonly shippingTaxCents: number;
  readonly tipCents: number;
}

const NO_PRICE: PricedLine = { totalCents: 0, adjustmentCents: 0, shippingCents: 0, taxCents: 0 };

const linesOf = ({ lines, priced }: Cart, group: PricedGroup): readonly SoldLine[] =>
  group.lines.flatMap((position) => {
    const line = lines[position];
    return line === undefined ? [] : [{ line, priced: priced.lines[position] ?? NO_PRICE }];
  });

/**
 * Makes a shipment of each group of the cart, so that the order has the shipments that Review showed, with the same days.
 * Their amounts add up to the total of the cart; the tip belongs to the first same-day delivery. [CHK-02]
 */
export const planShipments = ({ cart }: Checkout, now: number): readonly PlannedShipment[] => {
  const { groups } = cart.priced;
  const firstSameDay = groups.findIndex(({ fulfilment }) => fulfilment === 'same-day');
  return groups.map((group, index) => {
    const lines = linesOf(cart, group);
    const mode = modeOf(group, cart.mode);
    return {
      kind: group.fulfilment,
      storeId: group.physicalStoreId,
      storeName: lines[0]?.line.option.store?.name ?? '',
      vendor: group.vendor,
      mode,
      promisedOn: dayOfGroup(cart, group) ?? businessDaysAfter(now, mode.days),
      lines,
      shippingCents: group.shippingCents,
      shippingAdjustmentCents: group.shippingAdjustmentCents,
      shippingTaxCents: group.shippingTaxCents,
      tipCents: index === firstSameDay ? cart.tipCents : 0,
    };
  });
};

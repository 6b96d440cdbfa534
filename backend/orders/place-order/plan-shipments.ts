import { allocate } from '../../cart/allocate.ts';
import type { CartLine } from '../../cart/cart-reader.ts';
import type { PricedLine } from '../../cart/price-cart.ts';
import { businessDaysAfter, pickupMode, type ShippingMode } from '../../cart/shipping-modes.ts';
import { totalOf, type Checkout, type FulfilmentKind } from './checkout.ts';

/** A line as it is sold. */
export interface SoldLine {
  readonly line: CartLine;
  readonly priced: PricedLine;
}

/** A part of the order that leaves one place at one time. Cents. */
export interface PlannedShipment {
  readonly kind: FulfilmentKind;
  /** Empty unless a store packs it. */
  readonly storeId: string;
  readonly mode: ShippingMode;
  /** `YYYY-MM-DD`. */
  readonly promisedOn: string;
  readonly lines: readonly SoldLine[];
  readonly shippingCents: number;
  /** Never positive. */
  readonly shippingAdjustmentCents: number;
  readonly tipCents: number;
}

const NO_PRICE: PricedLine = { totalCents: 0, adjustmentCents: 0, shippingCents: 0, taxCents: 0 };

const sumOf = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

const modeOf = (kind: FulfilmentKind, { cart }: Checkout): ShippingMode => (kind === 'ship' ? cart.mode : pickupMode);

const groupLines = (checkout: Checkout): readonly (readonly SoldLine[])[] => {
  const groups = new Map<string, SoldLine[]>();
  checkout.cart.lines.forEach((line, index) => {
    const key = `${checkout.kindOf(line.orderItemId)} ${line.physicalStoreId}`;
    const group = groups.get(key) ?? [];
    group.push({ line, priced: checkout.cart.priced.lines[index] ?? NO_PRICE });
    groups.set(key, group);
  });
  return [...groups.values()];
};

/**
 * Splits a cart into shipments: one for each way of delivery and store. Their amounts add up to the total of the cart:
 * what is not part of a line, a discount of the shipping charge, is shared in proportion to the charges, and the tip
 * belongs to the first same-day delivery. [CHK-02]
 */
export const planShipments = (checkout: Checkout, now: number): readonly PlannedShipment[] => {
  const groups = groupLines(checkout);
  const charges = groups.map((lines) => sumOf(lines.map(({ priced }) => priced.shippingCents)));
  const ofLines = groups.flat().map(({ priced: { totalCents, adjustmentCents, taxCents } }) => {
    return totalCents + adjustmentCents + taxCents;
  });
  const discountCents = sumOf(ofLines) + sumOf(charges) + checkout.tipCents - totalOf(checkout);
  const discounts = allocate(discountCents, charges);
  const firstSameDay = groups.findIndex(([first]) => kindOf(checkout, first) === 'same-day');
  return groups.map((lines, index) => {
    const kind = kindOf(checkout, lines[0]);
    const mode = modeOf(kind, checkout);
    return {
      kind,
      storeId: lines[0]?.line.physicalStoreId ?? '',
      mode,
      promisedOn: promisedOn(checkout, kind, mode, now),
      lines,
      shippingCents: charges[index] ?? 0,
      shippingAdjustmentCents: 0 - (discounts[index] ?? 0),
      tipCents: index === firstSameDay ? checkout.tipCents : 0,
    };
  });
};

const kindOf = (checkout: Checkout, sold: SoldLine | undefined): FulfilmentKind =>
  sold === undefined ? 'ship' : checkout.kindOf(sold.line.orderItemId);

const promisedOn = (checkout: Checkout, kind: FulfilmentKind, mode: ShippingMode, now: number): string =>
  (kind === 'ship' ? checkout.deliveryDay : null) ?? businessDaysAfter(now, mode.days);

import { allocate } from '../../cart/allocate.ts';
import type { CartLine } from '../../cart/cart-reader.ts';
import type { PricedLine } from '../../cart/price-cart.ts';
import { businessDaysAfter, modeOf, type ShippingMode } from '../../cart/shipping-modes.ts';
import type { Fulfilment } from '../../cart/fulfilment.ts';
import { totalOf, type Checkout } from './checkout.ts';

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
  readonly tipCents: number;
}

const NO_PRICE: PricedLine = { totalCents: 0, adjustmentCents: 0, shippingCents: 0, taxCents: 0 };

const sumOf = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

const groupLines = (checkout: Checkout): readonly (readonly SoldLine[])[] => {
  const groups = new Map<string, SoldLine[]>();
  checkout.cart.lines.forEach((line, index) => {
    const key = JSON.stringify([line.fulfilment, line.physicalStoreId, line.offered.vendor]);
    const group = groups.get(key) ?? [];
    group.push({ line, priced: checkout.cart.priced.lines[index] ?? NO_PRICE });
    groups.set(key, group);
  });
  return [...groups.values()];
};

/**
 * Splits a cart into shipments: one for each way of delivery, store and vendor. Their amounts add up to the total of the
 * cart: a discount of the shipping charge is shared in proportion to the charges, and the tip belongs to the first
 * same-day delivery. [CHK-02]
 */
export const planShipments = (checkout: Checkout, now: number): readonly PlannedShipment[] => {
  const { cart } = checkout;
  const groups = groupLines(checkout);
  const charges = groups.map((lines) => sumOf(lines.map(({ priced }) => priced.shippingCents)));
  const ofLines = groups.flat().map(({ priced: { totalCents, adjustmentCents, taxCents } }) => {
    return totalCents + adjustmentCents + taxCents;
  });
  const discountCents = sumOf(ofLines) + sumOf(charges) + cart.tipCents - totalOf(checkout);
  const reducible = charges.map((cents, index) => (groups[index]?.[0]?.line.fulfilment === 'ship' ? cents : 0));
  const discounts = allocate(discountCents, reducible);
  const firstSameDay = groups.findIndex(([first]) => first?.line.fulfilment === 'same-day');
  return groups.flatMap((lines, index) => {
    const [first] = lines;
    if (first === undefined) return [];
    const { fulfilment: kind, physicalStoreId: storeId, option, offered } = first.line;
    const mode = modeOf(kind, cart.mode);
    return {
      kind,
      storeId,
      storeName: option.store?.name ?? '',
      vendor: offered.vendor ?? '',
      mode,
      promisedOn: promisedOn(checkout, lines, businessDaysAfter(now, mode.days)),
      lines,
      shippingCents: charges[index] ?? 0,
      shippingAdjustmentCents: 0 - (discounts[index] ?? 0),
      tipCents: index === firstSameDay ? cart.tipCents : 0,
    };
  });
};

/** The chosen day for frozen products, else the day of the last line. */
const promisedOn = ({ deliveryDay }: Checkout, lines: readonly SoldLine[], otherwise: string): string => {
  if (deliveryDay !== null && lines.some(({ line }) => line.frozen && line.fulfilment === 'ship')) return deliveryDay;
  return (
    lines
      .flatMap(({ line }) => line.option.date ?? [])
      .toSorted()
      .at(-1) ?? otherwise
  );
};

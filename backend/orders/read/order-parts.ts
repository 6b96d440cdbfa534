import { toAmount } from '../../http/wire-amount.ts';
import { personalizationField } from '../../personalization/personalization.ts';
import type { LineAmounts } from '../order-amounts.ts';
import { pointsForNext } from '../order-points.ts';
import { plusDays, shopDay } from '../../stores/shop-day.ts';
import { readPrescription } from '../../prescriptions/prescription.ts';
import { amountsOfRow, type OrderLineRow, type PlacedOrder, type ReturnRow, type ShipmentRow } from './read-order.ts';

type Fields = Readonly<Record<string, unknown>>;

/** For how long after its delivery a piece can be returned. [ORD-05] */
export const RETURN_DAYS = 30;

const METHODS = new Map([
  ['pickup', 'BOPUS'],
  ['same-day', 'SDD'],
]);

/** How a shipment reaches the shopper, on the wire. */
export const methodOf = (kind: string): string => METHODS.get(kind) ?? 'SHIP';

/** Pages of carriers that show where a parcel is. The number is appended. */
const TRACKING_PAGES = new Map([
  ['ups', 'https://www.ups.com/track?tracknum='],
  ['fedex', 'https://www.fedex.com/fedextrack/?trknbr='],
  ['usps', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['dhl', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
]);

/** The carrier's page of a parcel; undefined for a carrier that is not known. */
export const trackingPageOf = ({
  carrier,
  tracking_number,
}: Pick<ShipmentRow, 'carrier' | 'tracking_number'>): string | undefined => {
  const page = TRACKING_PAGES.get((carrier ?? '').toLowerCase());
  return page === undefined || tracking_number === null ? undefined : page + encodeURIComponent(tracking_number);
};

const trackingOf = ({ carrier, tracking_number }: ShipmentRow): Fields => {
  if (carrier === null || tracking_number === null) return {};
  const page = trackingPageOf({ carrier, tracking_number });
  return { carrier, trackingNumber: tracking_number, ...(page === undefined ? {} : { trackingUrl: page }) };
};

/** The events of a shipment; an event of the whole order belongs to each. */
const eventsOf = ({ events }: PlacedOrder, shipmentId: number): readonly Fields[] =>
  events
    .filter((event) => event.shipment_id === null || event.shipment_id === shipmentId)
    .map(({ at, kind }) => ({ at: new Date(at).toISOString(), kind }));

/** Why the shop cancelled a shipment, with its own words where it has some; no field unless it did. [ORD-05] */
const cancelledByShop = ({ shop_cancelled: why, shop_cancel_reason: reason }: ShipmentRow): Fields =>
  why === null ? {} : { x_cancelledByShop: { why, ...(reason === '' ? {} : { reason }) } };

/** A shipment on the wire, with its tracking, lines and events. */
export const toShipment = (order: PlacedOrder, shipment: ShipmentRow): Fields => ({
  shipmentId: String(shipment.shipment_id),
  deliveryMethod: methodOf(shipment.kind),
  status: shipment.status,
  promisedDate: shipment.promised_on,
  shipModeCode: shipment.mode_code,
  shipModeDescription: shipment.mode_description,
  ...(shipment.store_id === '' ? {} : { physicalStoreId: shipment.store_id, x_storeName: shipment.store_name }),
  ...(shipment.vendor === '' ? {} : { x_vendor: shipment.vendor }),
  ...cancelledByShop(shipment),
  ...trackingOf(shipment),
  shippingCharge: toAmount(shipment.shipping_cents + shipment.shipping_adjustment_cents),
  orderItemId: order.lines
    .filter((line) => line.shipment_id === shipment.shipment_id)
    .map((line) => String(line.order_line_id)),
  events: eventsOf(order, shipment.shipment_id),
});

/**
 * The last day, `YYYY-MM-DD` in the shop, on which pieces of a shipment can be returned; undefined before the shopper has
 * them. A parcel counts from the day on which it left while nobody has reported its delivery; a pickup has to be picked up.
 */
export const returnableUntil = ({ status, kind, left_at, delivered_at }: ShipmentRow): string | undefined => {
  if (status !== 'D' && (status !== 'S' || kind === 'pickup')) return undefined;
  const received = delivered_at ?? left_at;
  return received === null ? undefined : plusDays(shopDay(received), RETURN_DAYS);
};

/** Whether a last day is not over in the shop. */
export const isNotOver = (until: string | undefined, now: number): until is string =>
  until !== undefined && shopDay(now) <= until;

/** Until when what is left of a line can be returned, or when that has ended. [ORD-05] */
const returnDayOf = (
  line: OrderLineRow,
  until: string | undefined,
  now: number,
): { readonly x_returnableUntil?: string; readonly x_returnEnded?: string } => {
  if (until === undefined || line.cancelled + line.returned >= line.quantity) return {};
  return isNotOver(until, now) ? { x_returnableUntil: until } : { x_returnEnded: until };
};

/** Pieces of a line that can be cancelled: all that are left, until the shipment is packed. [ORD-05] */
export const cancellablePieces = (line: OrderLineRow, shipment: ShipmentRow | undefined): number =>
  shipment?.status === 'F' ? line.quantity - line.cancelled : 0;

/** Whether a shipment has pieces that a vet has not approved. It must not leave. [PRO-07] */
export const awaitsPrescription = ({ lines }: Pick<PlacedOrder, 'lines'>, shipmentId: number): boolean =>
  lines.some(
    (line) =>
      line.shipment_id === shipmentId &&
      line.cancelled < line.quantity &&
      line.prescription_status !== null &&
      line.prescription_status !== 'APPROVED',
  );

/** The prescription of a line with its state; no field for products without one. */
const prescriptionField = (line: OrderLineRow): Fields => {
  const { prescription_status: status, prescription_reason: reason, prescription_decided_at: decidedAt } = line;
  if (status === null) return {};
  return {
    x_prescription: {
      status,
      ...readPrescription(line.prescription),
      ...(reason === '' ? {} : { reason }),
      ...(decidedAt === null ? {} : { decidedAt: new Date(decidedAt).toISOString() }),
    },
  };
};

const toQuantity = (quantity: number): string => quantity.toFixed(1);

/** A line on the wire. `now`, in milliseconds since 1970, decides whether it can still be returned. */
export const toOrderItem = (order: PlacedOrder, line: OrderLineRow, now: number): Fields => {
  const shipment = order.shipments.find(({ shipment_id }) => shipment_id === line.shipment_id);
  const until = shipment && returnableUntil(shipment);
  const { currency } = order.head;
  return {
    orderItemId: String(line.order_line_id),
    productId: line.sku_id,
    partNumber: line.part_number,
    quantity: toQuantity(line.quantity),
    UOM: 'C62',
    unitPrice: toAmount(line.unit_price_cents),
    orderItemPrice: toAmount(line.total_cents),
    currency,
    freeGift: 'false',
    orderItemStatus: shipment?.status ?? '',
    shipModeCode: shipment?.mode_code ?? '',
    shippingCharge: toAmount(line.shipping_cents),
    salesTax: toAmount(line.tax_cents),
    totalAdjustment: { value: toAmount(line.adjustment_cents), currency },
    description: line.description,
    thumbnail: line.thumbnail,
    productUrl: line.product_url,
    brand: line.brand,
    x_size: line.size,
    x_flavor: line.flavor,
    ...personalizationField(line.personalization),
    ...prescriptionField(line),
    ...(shipment === undefined || shipment.store_id === '' ? {} : { physicalStoreId: shipment.store_id }),
    x_shipmentId: String(line.shipment_id),
    x_cancelledQuantity: toQuantity(line.cancelled),
    x_returnedQuantity: toQuantity(line.returned),
    x_cancellable: String(cancellablePieces(line, shipment) > 0),
    ...returnDayOf(line, until, now),
  };
};

/** The reason of a shipment that never reached the shopper. [ORD-06] */
export const UNDELIVERED = 'UNDELIVERED';

/** Why something came back: a shopper's reason, or `UNDELIVERED`. */
export const returnReason = ({ is_undelivered, reason }: Pick<ReturnRow, 'is_undelivered' | 'reason'>): string =>
  is_undelivered === 1 ? UNDELIVERED : reason;

/** A return on the wire. */
export const toReturn = (row: ReturnRow): Fields => ({
  returnId: String(row.return_id),
  status: row.status,
  reason: returnReason(row),
  orderItem: row.pieces.map(({ lineId, quantity }) => ({
    orderItemId: String(lineId),
    quantity: toQuantity(quantity),
  })),
  refund: toAmount(row.refund_cents),
  ...(row.waived_cents === 0 ? {} : { x_notCharged: toAmount(row.waived_cents) }),
});

/** The address of an order; undefined when it has none for the purpose. */
export const toAddress = ({ addresses }: PlacedOrder, purpose: 'shipping' | 'billing'): Fields | undefined => {
  const row = addresses.find((address) => address.purpose === purpose);
  if (row === undefined) return undefined;
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    addressLine: [row.line1, row.line2, ''],
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    country: row.country,
    phone1: row.phone,
  };
};

/**
 * Points of an order: `earned` is what was awarded, and `expected` that and what the shipments will earn that have not
 * left, for members only; each less the points that returns took back. A shipment that left before its shopper became a
 * member earns nothing. [RWD-04]
 */
export const toPoints = ({ lines, shipments, returns, isMember }: PlacedOrder): Fields => {
  const open = new Set(
    shipments.filter(({ status }) => status === 'F' || status === 'G').map((one) => one.shipment_id),
  );
  const amountsOf = (areOpen: boolean): readonly LineAmounts[] =>
    lines.filter((line) => open.has(line.shipment_id) === areOpen).map(amountsOfRow);
  const upcoming = isMember ? pointsForNext(amountsOf(false), amountsOf(true)) : 0;
  const awarded = shipments.reduce((sum, shipment) => sum + shipment.points, 0);
  const taken = returns.reduce((sum, row) => sum + row.points_taken, 0);
  return { expected: String(Math.max(0, awarded + upcoming - taken)), earned: String(awarded - taken) };
};

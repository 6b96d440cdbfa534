/** What was paid for a line, and how many of its pieces are left. Cents; `adjustmentCents` is never positive. */
export interface LineAmounts {
  readonly quantity: number;
  readonly cancelled: number;
  readonly returned: number;
  readonly totalCents: number;
  readonly adjustmentCents: number;
  readonly taxCents: number;
}

/** The amounts of some pieces of a line. */
export interface PieceAmounts {
  readonly productCents: number;
  /** Never positive. */
  readonly adjustmentCents: number;
  readonly taxCents: number;
  /** What the shopper pays for the pieces, without shipping. */
  readonly paidCents: number;
}

const shareOf = (cents: number, pieces: number, quantity: number): number => Math.trunc((cents * pieces) / quantity);

/**
 * The amounts of the first `pieces` pieces of a line. They grow with the number of pieces, and all pieces together cost
 * exactly what was paid: so amounts of cancelled and returned pieces, as differences, add up to the line.
 */
export const amountsOfPieces = (line: LineAmounts, pieces: number): PieceAmounts => {
  const productCents = shareOf(line.totalCents, pieces, line.quantity);
  const netCents = shareOf(line.totalCents + line.adjustmentCents, pieces, line.quantity);
  const taxCents = shareOf(line.taxCents, pieces, line.quantity);
  return { productCents, adjustmentCents: netCents - productCents, taxCents, paidCents: netCents + taxCents };
};

/** The amounts of the pieces that are not cancelled. */
export const amountsOfLine = (line: LineAmounts): PieceAmounts => amountsOfPieces(line, line.quantity - line.cancelled);

/** What is given back for `pieces` more returned pieces. [ORD-05] */
export const refundOf = (line: LineAmounts, pieces: number): number => {
  const kept = line.quantity - line.cancelled - line.returned;
  return amountsOfPieces(line, kept).paidCents - amountsOfPieces(line, kept - pieces).paidCents;
};

/** The costs of a shipment beside its lines. */
export interface ShipmentAmounts {
  readonly shippingCents: number;
  /** Never positive. */
  readonly shippingAdjustmentCents: number;
  /** The sales tax of shipping, where that is taxed. */
  readonly shippingTaxCents: number;
  readonly tipCents: number;
  readonly lines: readonly LineAmounts[];
}

/** Whether every piece of a shipment is cancelled. */
export const isEmptied = (shipment: Pick<ShipmentAmounts, 'lines'>): boolean =>
  shipment.lines.every((line) => line.cancelled === line.quantity);

/** What the shopper pays for a shipment: its remaining pieces, shipping and tip. Nothing when all pieces are cancelled. */
export const amountOfShipment = (shipment: ShipmentAmounts): number => {
  if (isEmptied(shipment)) return 0;
  const pieces = shipment.lines.reduce((sum, line) => sum + amountsOfLine(line).paidCents, 0);
  const shipping = shipment.shippingCents + shipment.shippingAdjustmentCents + shipment.shippingTaxCents;
  return pieces + shipping + shipment.tipCents;
};

/** The totals of an order after cancellations. */
export interface OrderTotals {
  readonly productCents: number;
  /** Never positive; discounts of merchandise and of shipping. */
  readonly adjustmentCents: number;
  readonly shippingCents: number;
  /** Of merchandise and shipping. */
  readonly taxCents: number;
  /** Of shipping alone. */
  readonly shippingTaxCents: number;
  readonly tipCents: number;
  readonly totalCents: number;
}

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

/** Adds up the shipments of an order. Cancelled shipments cost nothing. */
export const totalsOf = (shipments: readonly ShipmentAmounts[]): OrderTotals => {
  const open = shipments.filter((shipment) => !isEmptied(shipment));
  const pieces = open.flatMap(({ lines }) => lines.map(amountsOfLine));
  const shippingTaxCents = sumOf(open, (shipment) => shipment.shippingTaxCents);
  return {
    productCents: sumOf(pieces, (piece) => piece.productCents),
    adjustmentCents:
      sumOf(pieces, (piece) => piece.adjustmentCents) + sumOf(open, (shipment) => shipment.shippingAdjustmentCents),
    shippingCents: sumOf(open, (shipment) => shipment.shippingCents),
    taxCents: sumOf(pieces, (piece) => piece.taxCents) + shippingTaxCents,
    shippingTaxCents,
    tipCents: sumOf(open, (shipment) => shipment.tipCents),
    totalCents: sumOf(open, amountOfShipment),
  };
};

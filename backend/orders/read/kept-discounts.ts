import { allocate } from '../../cart/allocate.ts';
import { amountsOfLine, totalsOf } from '../order-amounts.ts';
import {
  amountsOfRow,
  shipmentAmountsOf,
  type OrderAdjustmentRow,
  type OrderLineRow,
  type PlacedOrder,
} from './read-order.ts';

/** A discount of an order after cancellations. */
export interface KeptDiscount {
  readonly row: OrderAdjustmentRow;
  /** What still counts; never positive. */
  readonly keptCents: number;
  /** What cancelled items took of a reward, which is spent; 0 for other discounts. */
  readonly rewardLostCents: number;
}

type DiscountedOrder = Pick<PlacedOrder, 'adjustments' | 'lines' | 'shipments'>;
type OrderWithReturns = DiscountedOrder & Pick<PlacedOrder, 'returns'>;

/** Cents that discounts took off together, with the part that each of them had when the order was placed. */
interface Shared {
  readonly cents: number;
  readonly weights: readonly number[];
}

const sumOf = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

const isOfShipping = ({ usage }: OrderAdjustmentRow): boolean => usage === 'Shipping Adjustment';

const centsOf = (row: OrderAdjustmentRow): number => 0 - row.amount_cents;

const sharesOf = ({ line_shares: shares }: OrderAdjustmentRow): Readonly<Record<string, number>> =>
  shares === '' ? {} : JSON.parse(shares);

/** What is left of the discounts of each line. Orders of before shares were stored have it in one sum. */
const sharedOfLines = (adjustments: readonly OrderAdjustmentRow[], lines: PlacedOrder['lines']): readonly Shared[] => {
  const kept = lines.map((line) => 0 - amountsOfLine(amountsOfRow(line)).adjustmentCents);
  if (adjustments.some((row) => !isOfShipping(row) && row.line_shares === '')) {
    return [{ cents: sumOf(kept), weights: adjustments.map((row) => (isOfShipping(row) ? 0 : centsOf(row))) }];
  }
  const shares = adjustments.map(sharesOf);
  return lines.map(({ order_line_id: id }, index) => ({
    cents: kept[index] ?? 0,
    weights: shares.map((share) => share[id] ?? 0),
  }));
};

/**
 * The discounts that still count after cancellations, in their order; they add up to the discount of the order's totals.
 * What is left of the discounts of a line is divided as they were when the order was placed. One of which nothing is left
 * is left out, unless it is a reward of which cancelled items took a part. [ORD-05]
 */
export const keptDiscounts = ({ adjustments, lines, shipments }: DiscountedOrder): readonly KeptDiscount[] => {
  const { adjustmentCents } = totalsOf(shipments.map((shipment) => shipmentAmountsOf(shipment, lines)));
  const ofLines = sharedOfLines(adjustments, lines);
  const ofShipping: Shared = {
    cents: 0 - adjustmentCents - sumOf(ofLines.map(({ cents }) => cents)),
    weights: adjustments.map((row) => (isOfShipping(row) ? centsOf(row) : 0)),
  };
  const parts = [...ofLines, ofShipping].map(({ cents, weights }) => allocate(cents, weights));
  return adjustments
    .map((row, index) => {
      const kept = sumOf(parts.map((part) => part[index] ?? 0));
      return { row, keptCents: 0 - kept, rewardLostCents: row.is_reward ? centsOf(row) - kept : 0 };
    })
    .filter(({ keptCents, rewardLostCents }) => keptCents < 0 || rewardLostCents > 0);
};

/** Pieces of a line that were never delivered: cancelled ones, and those of a shipment that came back undelivered. */
const missingPieces = ({ returns }: Pick<PlacedOrder, 'returns'>, line: OrderLineRow): number =>
  returns
    .filter((row) => row.is_undelivered === 1)
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, piece) => sum + (piece.lineId === line.order_line_id ? piece.quantity : 0), line.cancelled);

/** Whether no piece of an order was delivered or still will be. */
export const isAllMissing = (order: Pick<PlacedOrder, 'lines' | 'returns'>): boolean =>
  order.lines.every((line) => missingPieces(order, line) === line.quantity);

/**
 * What pieces that were never delivered took of each reward, in cents by the position of its discount. It grows with these
 * pieces, and is all of the reward's discount when no piece is left. [ORD-05] [RWD-04]
 */
export const rewardsOfMissing = (order: OrderWithReturns): ReadonlyMap<number, number> => {
  const lines = order.lines.map((line) => ({ ...line, cancelled: missingPieces(order, line) }));
  return new Map(
    keptDiscounts({ ...order, lines }).map(({ row, rewardLostCents }) => [row.position, rewardLostCents] as const),
  );
};

import { pointsOf } from '../rewards/points-of.ts';
import { amountsOfLine, amountsOfPieces, type LineAmounts, type PieceAmounts } from './order-amounts.ts';

const remainder = (amounts: PieceAmounts) => ({
  totalCents: amounts.productCents,
  adjustmentCents: amounts.adjustmentCents,
});

/** Points for the pieces of lines that are not cancelled; see `pointsOf`. [ORD-07] */
export const pointsFor = (lines: readonly LineAmounts[]): number =>
  pointsOf(lines.map((line) => remainder(amountsOfLine(line))));

/**
 * Points for a shipment that leaves after others of its order: cents below a dollar are carried over, so that all
 * shipments together earn what the order earns.
 */
export const pointsForNext = (before: readonly LineAmounts[], next: readonly LineAmounts[]): number =>
  pointsFor([...before, ...next]) - pointsFor(before);

/** Points for some pieces of each line. */
export const pointsOfPieces = (kept: readonly { readonly amounts: LineAmounts; readonly pieces: number }[]): number =>
  pointsOf(kept.map(({ amounts, pieces }) => remainder(amountsOfPieces(amounts, pieces))));

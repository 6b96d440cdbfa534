import { amountsOfLine, amountsOfPieces, type LineAmounts } from './order-amounts.ts';

/**
 * Points for lines that leave: one for each whole dollar of their merchandise after discounts, without tax, shipping and
 * tip. They are what the cart announced. [RWD-04] [ORD-07]
 */
export const pointsFor = (lines: readonly LineAmounts[]): number => {
  const cents = lines.reduce((sum, line) => {
    const { productCents, adjustmentCents } = amountsOfLine(line);
    return sum + productCents + adjustmentCents;
  }, 0);
  return Math.floor(cents / 100);
};

/**
 * Points for a shipment that leaves after others of its order: cents below a dollar are carried over, so that all
 * shipments together earn what the order earns.
 */
export const pointsForNext = (before: readonly LineAmounts[], next: readonly LineAmounts[]): number =>
  pointsFor([...before, ...next]) - pointsFor(before);

/** Points for some pieces of each line. */
export const pointsOfPieces = (kept: readonly { readonly amounts: LineAmounts; readonly pieces: number }[]): number => {
  const cents = kept.reduce((sum, { amounts, pieces }) => {
    const { productCents, adjustmentCents } = amountsOfPieces(amounts, pieces);
    return sum + productCents + adjustmentCents;
  }, 0);
  return Math.floor(cents / 100);
};

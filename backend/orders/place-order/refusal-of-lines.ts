import type { CartLine } from '../../cart/cart-lines.ts';
import type { NotOffered } from '../../cart/fulfilment-options.ts';
import type { Refusal } from '../order-failures.ts';
import { findShortage } from './take-stock.ts';

/** The reasons that the available quantity explains. */
const OF_STOCK: ReadonlySet<NotOffered | undefined> = new Set([undefined, 'out-of-stock', 'too-few', 'not-sold']);

/**
 * Why a line cannot be ordered as it was chosen; undefined when all can. A way that is not offered any more, such as
 * same-day delivery in the afternoon, is told with the cart's own words, since a smaller quantity does not help. [CHK-07]
 */
export const refusalOfLines = (lines: readonly CartLine[]): Refusal | undefined => {
  const other = lines.find(({ option }) => !OF_STOCK.has(option.reason));
  if (other !== undefined) return { kind: 'not-offered', partNumber: other.partNumber, reason: other.problem };
  const shortage = findShortage(lines);
  if (shortage !== undefined) return { kind: 'stock', ...shortage };
  const unsold = lines.find((line) => !line.buyable);
  if (unsold === undefined) return undefined;
  return { kind: 'stock', partNumber: unsold.partNumber, available: unsold.offered.isSold ? unsold.available : 0 };
};

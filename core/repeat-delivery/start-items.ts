import { MAX_QUANTITY } from '../cart/cart';
import { MAX_PLAN_LINES, type WantedItem } from './repeat-plan';

const MAX_PART_NUMBER = 64;

/** Reads items as `itemCode` writes them: each product once, at most `MAX_PLAN_LINES`, and nothing that is no item. */
export const itemsIn = (codes: ReadonlyArray<string>): ReadonlyArray<WantedItem> => {
  const items = new Map<string, WantedItem>();
  for (const code of codes.slice(0, MAX_PLAN_LINES)) {
    const [, count, partNumber] = /^(\d{1,2}):(.+)$/s.exec(code.slice(0, MAX_PART_NUMBER + 3)) ?? [];
    const quantity = Number(count);
    if (partNumber === undefined || partNumber.length > MAX_PART_NUMBER) continue;
    if (quantity >= 1 && quantity <= MAX_QUANTITY) items.set(partNumber, { partNumber, quantity });
  }
  return [...items.values()];
};

import type { Cart } from './cart-reader.ts';
import type { PricedGroup } from './price-cart.ts';

/**
 * The latest day of a group's lines: it is complete when its last line is there. Undefined when none of them can be had.
 * The order promises the same day. [CHK-02]
 */
export const dayOfGroup = (cart: Cart, group: PricedGroup): string | undefined =>
  group.lines
    .flatMap((position) => cart.lines[position]?.option.date ?? [])
    .toSorted()
    .at(-1);

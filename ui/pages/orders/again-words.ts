import type { PartlyAdded } from '../../../core/orders/buy-again';

/** The most items that a message names; of more it says how many there are. */
export const MAX_NAMED = 3;

/** `1 item`, `2 items`. */
export const itemsWords = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

/**
 * How much of each item was available: `Only 2 of 5 were available: Dog food.` Leaves out a name that is not known. Of many
 * items it gives the number.
 */
export const partlyWords = (
  partly: ReadonlyArray<PartlyAdded>,
  nameOf: (partNumber: string) => string | undefined,
): ReadonlyArray<string> =>
  partly.length > MAX_NAMED
    ? [`Only some of the quantity was available for ${itemsWords(partly.length)}.`]
    : partly.map((part) => partWords(part, nameOf(part.partNumber)));

const partWords = ({ quantity, wanted }: PartlyAdded, name: string | undefined): string =>
  `Only ${quantity} of ${wanted} ${quantity === 1 ? 'was' : 'were'} available${name === undefined ? '' : `: ${name}`}.`;

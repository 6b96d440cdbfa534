import type { PartlyAdded } from '../../../core/orders/buy-again';

/** The most items that a message names; of more it says how many there are. */
export const MAX_NAMED = 3;

/** `1 item`, `2 items`. */
export const itemsWords = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

/**
 * The names of `count` items: `Dog food; Fish tank`, or of many `Dog food; Fish tank; Cat tower and 4 more`. `names` has
 * those that are known; the others are counted too.
 */
export const namesWords = (names: ReadonlyArray<string>, count: number): string => {
  const named = names.slice(0, MAX_NAMED);
  if (named.length === 0) return itemsWords(count);
  const rest = count - named.length;
  return rest > 0 ? `${named.join('; ')} and ${rest} more` : named.join('; ');
};

const needWords = (count: number, what: string): string => `${count} ${count === 1 ? 'needs' : 'need'} ${what}`;

/** What has to be chosen for items first: `3 need personalizing, 1 needs a store for pickup.` Empty when nothing has. */
export const toChooseWords = (needText: number, needStore: number): string => {
  const parts = [
    ...(needText === 0 ? [] : [needWords(needText, 'personalizing')]),
    ...(needStore === 0 ? [] : [needWords(needStore, 'a store for pickup')]),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
};

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

import { REPEAT_START_PATH } from '../paths/repeat-delivery-paths';
import { encodePart } from '../shared/encode-part';
import type { WantedItem } from './repeat-plan';

/** The parameters of the page that starts a repeat delivery. */
export const START_PARAMETERS = {
  /** A quantity and a part number, `2:KIB-15`; repeated for several products. */
  item: 'item',
  /** The code of a frequency. */
  every: 'every',
  /** The pet's weight in pounds. */
  weight: 'weight',
  /** The line of the cart that becomes a repeat delivery. */
  cartItem: 'cartItem',
} as const;

/** What a repeat delivery is to be started of. */
export interface StartChoice {
  readonly items: ReadonlyArray<WantedItem>;
  readonly cartItem?: string | undefined;
}

/** The value of an item in a form and in an address. */
export const itemCode = ({ partNumber, quantity }: WantedItem): string => `${quantity}:${partNumber}`;

/** The page that starts a repeat delivery of these items. */
export const repeatStartPath = ({ items, cartItem }: StartChoice): string => {
  const query = items.map((item) => `${START_PARAMETERS.item}=${encodePart(itemCode(item))}`);
  if (cartItem !== undefined) query.push(`${START_PARAMETERS.cartItem}=${encodePart(cartItem)}`);
  return `${REPEAT_START_PATH}?${query.join('&')}`;
};

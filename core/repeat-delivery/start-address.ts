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
  nextDate: 'nextDate',
  addressId: 'addressId',
  walletId: 'walletId',
  /** The line of the cart that becomes a repeat delivery. */
  cartItem: 'cartItem',
  /** The key of the form, so that the same page is posted with the same key after Back or a reload. See `PlanToStart`. */
  startKey: 'startKey',
} as const;

/** What a repeat delivery is to be started of, and what was chosen for it so far. */
export interface StartChoice {
  readonly items: ReadonlyArray<WantedItem>;
  readonly cartItem?: string | undefined;
  /** The key of a form that was opened already; a page that is opened without one gets a new one. */
  readonly startKey?: string | undefined;
  /** The code of a frequency. */
  readonly every?: string | undefined;
  /** The pet's weight as typed. */
  readonly weight?: string | undefined;
  readonly nextDate?: string | undefined;
  readonly addressId?: string | undefined;
  readonly walletId?: string | undefined;
}

const CHOSEN = ['startKey', 'cartItem', 'every', 'weight', 'nextDate', 'addressId', 'walletId'] as const;

/** The value of an item in a form and in an address. */
export const itemCode = ({ partNumber, quantity }: WantedItem): string => `${quantity}:${partNumber}`;

/** The page that starts a repeat delivery of these items, with what was chosen. */
export const repeatStartPath = ({ items, ...chosen }: StartChoice): string => {
  const query = items.map((item) => `${START_PARAMETERS.item}=${encodePart(itemCode(item))}`);
  for (const name of CHOSEN) {
    const value = chosen[name];
    if (value !== undefined && value !== '') query.push(`${START_PARAMETERS[name]}=${encodePart(value)}`);
  }
  return `${REPEAT_START_PATH}?${query.join('&')}`;
};

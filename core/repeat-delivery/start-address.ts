import { REPEAT_START_PATH } from '../paths/repeat-delivery-paths';
import { encodePart } from '../shared/encode-part';
import type { WantedItem } from './repeat-plan';
import type { START_PARAMETERS } from './start-parameters';

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

/** Parameters that have the name of the choice. */
const CHOSEN = [
  'startKey',
  'cartItem',
  'every',
  'weight',
  'nextDate',
  'addressId',
  'walletId',
] as const satisfies ReadonlyArray<keyof typeof START_PARAMETERS>;

/** The value of an item in a form and in an address. */
export const itemCode = ({ partNumber, quantity }: WantedItem): string => `${quantity}:${partNumber}`;

/** The page that starts a repeat delivery of these items, with what was chosen. */
export const repeatStartPath = ({ items, ...chosen }: StartChoice): string => {
  const query = items.map((item) => `item=${encodePart(itemCode(item))}`);
  for (const name of CHOSEN) {
    const value = chosen[name];
    if (value !== undefined && value !== '') query.push(`${name}=${encodePart(value)}`);
  }
  return `${REPEAT_START_PATH}?${query.join('&')}`;
};

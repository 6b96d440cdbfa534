import { formatDay } from '../../core/catalogue/delivery-promise';
import type { FulfilmentMethod, FulfilmentOption, LineFulfilment } from '../../core/cart/fulfilment/fulfilment';

const NAMES: Readonly<Record<FulfilmentMethod, string>> = {
  ship: 'Shipping',
  pickup: 'Pickup',
  'same-day': 'Same-day delivery',
};

const VERBS: Readonly<Record<FulfilmentMethod, string>> = {
  ship: 'Arrives by',
  pickup: 'Ready',
  'same-day': 'Arrives',
};

/** `Shipping`, `Pickup at Mission Valley`, `Same-day delivery`. */
export const wayName = ({ method, storeName }: Pick<LineFulfilment, 'method' | 'storeName'>): string =>
  method === 'pickup' && storeName !== undefined ? `Pickup at ${storeName}` : NAMES[method];

/** `Arrives by Wed, Nov 25`; why not, when the way is not available. */
export const wayText = ({ method, date, reason }: Pick<FulfilmentOption, 'method' | 'date' | 'reason'>): string =>
  date === undefined ? (reason ?? '') : `${VERBS[method]} ${formatDay(date)}`;

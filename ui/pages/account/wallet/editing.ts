import type { WalletCard } from '../../../../core/wallet/wallet';
import type { Editing } from './wallet-data';

/** How many years after this one a card can expire. */
const YEARS_AHEAD = 20;

/**
 * The form for the date of a card, with its present date; undefined for none, and for one whose date cannot be changed. A
 * year that has passed is not preselected. `now` is in milliseconds since 1970 (ACC-03).
 */
export const editingOf = (card: WalletCard | undefined, now: number): Editing | undefined => {
  if (card?.canEdit !== true) return undefined;
  const first = new Date(now).getUTCFullYear();
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => String(first + index));
  const { walletId, expireMonth = '', expireYear = '' } = card;
  return { walletId, month: expireMonth, year: years.includes(expireYear) ? expireYear : '', years };
};

import type { TypedExpiry } from '../../../../core/wallet/change-card-expiry';
import type { WalletCard } from '../../../../core/wallet/wallet';
import type { Editing } from './wallet-data';

/** The months that can be chosen. */
export const MONTHS: ReadonlyArray<string> = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
);

/** How many years after this one a card can expire. */
const YEARS_AHEAD = 20;

/**
 * The form for the date of a card, with its present date, or with a month or a year that was `chosen` before; undefined for
 * no card, and for one whose date cannot be changed. What the form does not offer, such as a year that has passed, is not
 * preselected. `now` is in milliseconds since 1970 (ACC-03).
 */
export const editingOf = (
  card: WalletCard | undefined,
  now: number,
  chosen: { readonly [Part in keyof TypedExpiry]: string | undefined },
): Editing | undefined => {
  if (card?.canEdit !== true) return undefined;
  const first = new Date(now).getUTCFullYear();
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => String(first + index));
  const { walletId, expireMonth, expireYear } = card;
  return {
    walletId,
    month: firstOffered(MONTHS, chosen.month, expireMonth),
    year: firstOffered(years, chosen.year, expireYear),
    years,
  };
};

/** The first of the values that the form offers; empty when it offers none of them. */
const firstOffered = (offered: ReadonlyArray<string>, ...values: ReadonlyArray<string | undefined>): string =>
  values.find((value) => value !== undefined && offered.includes(value)) ?? '';

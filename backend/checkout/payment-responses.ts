import type { CheckoutRow } from './checkout-store.ts';

/** The names of the kinds of payments on the wire. */
const METHOD_IDS: ReadonlyMap<string, string> = new Map([
  ['card', 'CARD'],
  ['saved', 'SAVED'],
  ['petco-pay', 'PETCOPAY'],
  ['paypal', 'PAYPAL'],
]);

/** Writes four digits as a masked number; empty without digits. */
export const masked = (lastFour: string): string => (lastFour === '' ? '' : lastFour.padStart(16, '*'));

const twoDigits = (month: number): string => String(month).padStart(2, '0');

/**
 * The payment instruction of a checkout, at most one, without its token. `x_declined` says why it was declined when the
 * order was to be placed with it. [PAY-02] [PAY-05]
 */
export const toPaymentInstructions = (row: CheckoutRow | undefined): readonly Readonly<Record<string, string>>[] => {
  if (row === undefined || row.payment_id === null || row.payment_kind === null) return [];
  const { payment_expire_month: month, payment_expire_year: year } = row;
  return [
    {
      piId: row.payment_id,
      payMethodId: METHOD_IDS.get(row.payment_kind) ?? 'CARD',
      brand: row.payment_brand ?? '',
      displayNumber: masked(row.payment_last_four ?? ''),
      ...(month === null ? {} : { expireMonth: twoDigits(month) }),
      ...(year === null ? {} : { expireYear: String(year) }),
      ...(row.declined_reason === null ? {} : { x_declined: row.declined_reason }),
    },
  ];
};

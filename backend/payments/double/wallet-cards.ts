import type { StoredMethod } from './double-store.ts';

/** Tokens of cards that a shopper's wallet has without typing them. */
const KNOWN: readonly { readonly token: RegExp; readonly brand: string }[] = [
  // The shop's own credit card, as `petco-pay/card-account.ts` issues it: the double is its bank, too.
  { token: /^pcc_[A-Za-z0-9_-]{32}$/, brand: 'petcopay' },
  // The saved card of the demonstration's account.
  { token: /^demo-visa$/, brand: 'visa' },
];

const YEARS_VALID = 3;

/**
 * A card of a wallet that the provider approves; undefined for any other token. A real provider knows such cards by
 * agreements that the double does not have. [PAY-05]
 */
export const walletCardOf = (token: string, now: number): StoredMethod | undefined => {
  const known = KNOWN.find((card) => card.token.test(token));
  return known === undefined
    ? undefined
    : {
        id: token,
        created: now,
        kind: 'card',
        customer: null,
        isDetached: false,
        card: {
          brand: known.brand,
          last4: '0000',
          exp_month: 12,
          exp_year: new Date(now).getUTCFullYear() + YEARS_VALID,
        },
        behaviour: 'approved',
      };
};

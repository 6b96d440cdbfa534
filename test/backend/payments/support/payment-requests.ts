import type { AuthoriseRequest } from '../../../../backend/payments/payment-provider.ts';
import { SHOP_ORIGIN, type CARD_NUMBERS, type RunningDouble } from './running-double';

let serial = 0;

/** A new request for a card of the provider. */
export const requestOn = async (
  double: RunningDouble,
  card: keyof typeof CARD_NUMBERS,
  more: Partial<AuthoriseRequest> = {},
): Promise<AuthoriseRequest> => ({
  key: { value: `double:${(serial += 1)}`, issuedAt: double.now() },
  orderReference: `order-${serial}`,
  amountCents: 8000,
  currency: 'usd',
  method: { kind: 'card', token: await double.cardToken(card) },
  returnUrl: `${SHOP_ORIGIN}/checkout/return?step=pay`,
  savesMethod: false,
  ...more,
});

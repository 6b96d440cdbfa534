import { CommerceFailure } from '../http/commerce-failure.ts';
import type { DeclineReason } from '../payments/payment-results.ts';
import type { MissingPart } from './place-order/checkout.ts';

/** Why an order was not placed. The cart is unchanged, and nothing is charged. */
export type Refusal =
  | { readonly kind: 'changed' }
  | { readonly kind: 'stock'; readonly partNumber: string; readonly available: number }
  /** A line cannot be had in the way that was chosen for it. The reason is the cart's text for the shopper. */
  | { readonly kind: 'not-offered'; readonly partNumber: string; readonly reason: string }
  | { readonly kind: 'incomplete'; readonly missing: readonly MissingPart[] }
  /** The tax provider does not answer, or does not know the address. */
  | { readonly kind: 'tax-unknown' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** So many payments were declined before that this one was not tried. */
  | { readonly kind: 'too-many-declines' }
  /** The typed card can no longer be used, and is not chosen any more. */
  | { readonly kind: 'payment-gone' }
  | { readonly kind: 'payment-unavailable' };

const DECLINED: Readonly<Record<DeclineReason, string>> = {
  declined: 'Your payment was declined. Use another card, or contact your bank.',
  'insufficient-funds': 'Your card has insufficient funds. Use another card.',
  'wrong-security-code': 'The security code is incorrect. Check it and try again.',
  'wrong-number': 'The card number is incorrect. Check it and try again.',
  'expired-card': 'Your card has expired. Use another card.',
  'try-again-later': 'Your bank didn’t respond. Try again in a few minutes, or use another card.',
  'authentication-failed': 'Your payment wasn’t approved. Try again, or use another card.',
};

const stockMessage = (partNumber: string, available: number): string => {
  if (available === 0) return `${partNumber} is out of stock.`;
  return `Only ${available} of ${partNumber} ${available === 1 ? 'is' : 'are'} available.`;
};

/** The response to a refusal. */
export const toFailure = (refusal: Refusal): CommerceFailure => {
  switch (refusal.kind) {
    case 'changed':
      return new CommerceFailure({
        errorKey: '_ERR_ORDER_CHANGED',
        message: 'Your order has changed. You weren’t charged. Review it and place it again.',
      });
    case 'stock':
      return new CommerceFailure({
        errorKey: '_API_BAD_INV',
        message: stockMessage(refusal.partNumber, refusal.available),
        parameters: [refusal.partNumber, String(refusal.available)],
      });
    case 'not-offered':
      return new CommerceFailure({
        errorKey: '_ERR_ITEM_NOT_OFFERED',
        message: refusal.reason,
        parameters: [refusal.partNumber],
      });
    case 'incomplete':
      return new CommerceFailure({
        errorKey: '_ERR_CHECKOUT_INCOMPLETE',
        message: `The checkout is not complete. Missing: ${refusal.missing.join(', ')}.`,
        parameters: refusal.missing,
      });
    case 'tax-unknown':
      return new CommerceFailure({
        status: 503,
        errorKey: '_ERR_TAX_UNAVAILABLE',
        message: 'We couldn’t calculate sales tax. You weren’t charged. Check the address and try again in a moment.',
      });
    case 'declined':
      return new CommerceFailure({
        errorKey: '_ERR_PAYMENT_DECLINED',
        message: DECLINED[refusal.reason],
        parameters: refusal.reason,
      });
    case 'too-many-declines':
      return new CommerceFailure({
        status: 429,
        errorKey: '_ERR_PAYMENT_DECLINED',
        message: 'Too many payments were declined. You weren’t charged. Try again in an hour.',
        parameters: 'too-many-tries',
      });
    case 'payment-gone':
      return new CommerceFailure({
        errorKey: '_ERR_PAYMENT_GONE',
        message: 'Your card can’t be used again. You weren’t charged. Enter it again.',
      });
    case 'payment-unavailable':
      return new CommerceFailure({
        status: 503,
        errorKey: '_ERR_PAYMENT_UNAVAILABLE',
        message: 'We can’t take payments right now. You weren’t charged. Try again in a moment.',
      });
  }
};

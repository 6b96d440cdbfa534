import type { DeclineReason } from '../../../core/checkout/loading/checkout';

/** Returns the mark of a payment that was declined, for whatever reason Review gave (PAY-05). */
export const declinedText = (reason: DeclineReason): string =>
  reason === 'authentication-failed' ? 'Not approved' : 'Declined';

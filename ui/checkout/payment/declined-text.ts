import type { DeclineReason } from '../../../core/checkout/loading/checkout';

const TEXTS: Readonly<Record<DeclineReason, string>> = {
  declined: 'Declined by the bank',
  'insufficient-funds': 'Insufficient funds',
  'wrong-security-code': 'Incorrect security code',
  'wrong-number': 'Incorrect card number',
  'expired-card': 'This card has expired',
  'try-again-later': 'The bank didn’t respond',
  'authentication-failed': 'Not approved',
};

/** Returns the mark of a payment that was declined: the reason that Review gave (PAY-05). */
export const declinedText = (reason: DeclineReason): string => TEXTS[reason];

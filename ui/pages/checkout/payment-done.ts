import { CHECKOUT_PATHS } from '../../../core/paths/paths';

/** The parameter of Payment that says what a form without scripts has just done. */
export const DONE_PARAMETER = 'done';

const TEXTS = {
  'gift-card-applied': 'Gift card applied.',
  'gift-card-removed': 'Gift card removed.',
  'discount-applied': 'Added to your order.',
  'discount-removed': 'Removed from your order.',
} as const;

/** What a form without scripts can change at Payment, beside the payment itself. */
export type PaymentDone = keyof typeof TEXTS;

const BY_NAME: ReadonlyMap<string, string> = new Map(Object.entries(TEXTS));

/** Returns the text that confirms a change. */
export const doneText = (done: PaymentDone): string => TEXTS[done];

/** Returns the text for the change that the parameter names; empty for none. */
export const doneIn = (query: URLSearchParams): string => BY_NAME.get(query.get(DONE_PARAMETER) ?? '') ?? '';

/** Returns the address of Payment that confirms a change. */
export const donePath = (done: PaymentDone): string => `${CHECKOUT_PATHS.payment}?${DONE_PARAMETER}=${done}`;

import { withReturnPath } from '../../../core/paths/return-url';
import { LINKS } from '../../../core/paths/links';
import type { PasswordResetStep } from './password-reset-data';

/** How the sign-in page is told that the shopper has just set a new password. */
export const PASSWORD_RENEWED = { name: 'reset', value: 'done' } as const;

/** Where a new password leads: to the sign-in, which goes on to where the shopper was. */
export const afterResetPath = (returnPath: string): string =>
  withReturnPath(`${LINKS.signIn}?${PASSWORD_RENEWED.name}=${PASSWORD_RENEWED.value}`, returnPath);

/** What of an address names the second step. */
export const CODE_STEP = { step: 'code' } as const;

/** The second step: for whoever has asked for a code, or has one already. */
export const haveCodePath = (returnPath: string): string =>
  withReturnPath(`${LINKS.forgotPassword}?${new URLSearchParams(CODE_STEP).toString()}`, returnPath);

/** The step that an address of the page names. */
export const stepAt = (query: URLSearchParams): PasswordResetStep =>
  query.get('step') === CODE_STEP.step ? 'renew' : 'ask';

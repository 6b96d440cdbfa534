import { withReturnPath } from '../../../core/identity/return-url';
import { LINKS } from '../../chrome/header-links';

/** How the sign-in page is told that the shopper has just set a new password. */
export const PASSWORD_RENEWED = { name: 'reset', value: 'done' } as const;

/** Where a new password leads: to the sign-in, which goes on to where the shopper was. */
export const afterResetPath = (returnPath: string): string =>
  withReturnPath(`${LINKS.signIn}?${PASSWORD_RENEWED.name}=${PASSWORD_RENEWED.value}`, returnPath);

/** The second step for whoever has a code already. */
export const haveCodePath = (returnPath: string): string =>
  withReturnPath(`${LINKS.forgotPassword}?step=code`, returnPath);

import { withReturnPath } from '../../../core/paths/return-url';
import { LINKS } from '../../../core/paths/links';
import type { PasswordResetStep } from './password-reset-data';

/** The query parameter that tells the sign-in page that a new password was set. */
export const PASSWORD_RENEWED = { name: 'reset', value: 'done' } as const;

/** Returns the path after a reset: the sign-in, which returns to `returnPath`. */
export const afterResetPath = (returnPath: string): string =>
  withReturnPath(`${LINKS.signIn}?${PASSWORD_RENEWED.name}=${PASSWORD_RENEWED.value}`, returnPath);

/** The query parameter of the second step. */
export const CODE_STEP = { step: 'code' } as const;

/** Returns the path of the second step, for shoppers who have a code. */
export const haveCodePath = (returnPath: string): string =>
  withReturnPath(`${LINKS.forgotPassword}?${new URLSearchParams(CODE_STEP).toString()}`, returnPath);

/** Returns the step that the query names. */
export const stepAt = (query: URLSearchParams): PasswordResetStep =>
  query.get('step') === CODE_STEP.step ? 'renew' : 'ask';

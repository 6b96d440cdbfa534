import type { FieldErrors } from '../../../core/forms/form';
import type { NewPasswordField } from '../../../core/identity/password-reset/password-reset-forms';

/** `ask` requests a code, `renew` uses it. */
export type PasswordResetStep = 'ask' | 'renew';

/** The data of the password reset page. It never contains the new password. */
export interface PasswordResetData {
  readonly step: PasswordResetStep;
  /** The path of this shop to which the shopper returns. */
  readonly returnPath: string;
  readonly isServiceDown: boolean;
  readonly email: string;
  /** The code as typed into a form that was posted without scripts. */
  readonly code: string;
  /** The email to which a code was sent, if it has an account. */
  readonly sentTo: string | undefined;
  /** The field errors of a form that was posted without scripts. The next property is the message above the fields. */
  readonly errors: FieldErrors<NewPasswordField>;
  readonly problem: string | undefined;
  /** In development: the path at which sent mail can be read. */
  readonly outboxPath: string | undefined;
}

import type { FieldErrors } from '../../../core/forms/form';
import type { NewPasswordField } from '../../../core/identity/password-reset/password-reset-forms';

/** Asking for a code, and using it. */
export type PasswordResetStep = 'ask' | 'renew';

/** The page of a forgotten password. The new password is never in it. */
export interface PasswordResetData {
  readonly step: PasswordResetStep;
  /** Where the shopper was before: a path of this shop. */
  readonly returnPath: string;
  readonly isServiceDown: boolean;
  readonly email: string;
  /** As it was typed into a form that was sent without scripts. */
  readonly code: string;
  /** Whom a code was sent to, if they have an account. */
  readonly sentTo: string | undefined;
  /** What was wrong with a form that was sent without scripts: beside its fields, and above them. */
  readonly errors: FieldErrors<NewPasswordField>;
  readonly problem: string | undefined;
  /** Where the mail can be read while the shop is being developed. */
  readonly outboxPath: string | undefined;
}

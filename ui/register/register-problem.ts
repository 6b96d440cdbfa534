import type { FieldErrors } from '../../core/forms/form';
import { isAnswerLost, type RegisterError } from '../../core/identity/registration/register';
import { registerFieldErrors, registerMessage } from '../../core/identity/registration/register-message';
import type { RegistrationKey } from '../../core/identity/registration/registration-form';

/** What a failed registration looks like on a screen; it goes with the page's data when there are no scripts. */
export interface RegisterProblem {
  /** What stands above the form. */
  readonly message: string | undefined;
  readonly errors: FieldErrors<RegistrationKey>;
  /** The account exists: what is left to do is signing in. */
  readonly isMade: boolean;
  /** Nobody knows whether the account was made: the next try with the same email is told so. */
  readonly isAnswerLost: boolean;
}

export const toRegisterProblem = (error: RegisterError): RegisterProblem => ({
  message: registerMessage(error),
  errors: registerFieldErrors(error),
  isMade: error.kind === 'made-but-not-signed-in',
  isAnswerLost: isAnswerLost(error),
});

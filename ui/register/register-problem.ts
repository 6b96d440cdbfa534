import type { FieldErrors } from '../../core/forms/form';
import { isAnswerLost, type RegisterError } from '../../core/identity/registration/register';
import { registerFieldErrors, registerMessage } from '../../core/identity/registration/register-message';
import type { RegistrationKey } from '../../core/identity/registration/registration-form';

/** A failed registration as a screen shows it. Without scripts it is part of the page's data. */
export interface RegisterProblem {
  /** The message above the form. */
  readonly message: string | undefined;
  readonly errors: FieldErrors<RegistrationKey>;
  /** The account exists; the shopper only needs to sign in. */
  readonly isMade: boolean;
  /** It is unknown whether the account was made. The next attempt with the same email passes this on. */
  readonly isAnswerLost: boolean;
}

export const toRegisterProblem = (error: RegisterError): RegisterProblem => ({
  message: registerMessage(error),
  errors: registerFieldErrors(error),
  isMade: error.kind === 'made-but-not-signed-in',
  isAnswerLost: isAnswerLost(error),
});

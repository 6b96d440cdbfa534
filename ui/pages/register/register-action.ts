import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { firstErrors, type FieldErrors } from '../../../core/forms/form';
import { isEmailTaken, type Register, type RegisterError } from '../../../core/identity/registration/register';
import { registerFieldErrors } from '../../../core/identity/registration/register-message';
import { registrationForm, type RegistrationKey } from '../../../core/identity/registration/registration-form';
import { withReturnPath } from '../../../core/paths/return-url';
import type { ActionResult, PageAction } from '../../page/page-action';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { toRegisterProblem, type RegisterProblem } from '../../register/register-problem';
import type { RegisterData } from './register-data';
import { returnPathOf } from '../shared/posted-fields';

type Values = Readonly<Record<RegistrationKey, string>>;
type Result = ActionResult<RegisterData>;

/** The maximum number of characters that any field accepts. */
const MAX_LENGTH = 254;

/**
 * Handles a registration without scripts. Redirects to where the shopper was, or shows the page again without the
 * password (REG-01).
 */
export const makeRegisterAction =
  ({ register }: { readonly register: Register }): PageAction<RegisterData> =>
  (form) => {
    const values = valuesOf(form);
    const returnPath = returnPathOf(form);
    const isRepeat = form.get('unanswered') === values.email;
    const again = (problem: RegisterProblem, status: number): Result => ({
      kind: 'refused',
      status,
      url: withReturnPath(FORM_ACTIONS.register, returnPath),
      changes: { values: { ...values, password: '' }, problem: isRepeat ? stillUnanswered(problem) : problem },
    });
    const errors = firstErrors(registrationForm, values);
    if (errors !== undefined) return T.of(again(wrongFields(errors), 400));
    return pipe(
      register({ ...values, captcha: form.get('captcha') ?? undefined }, isRepeat),
      TE.match(
        (error): Result => again(toRegisterProblem(error), statusOf(error)),
        (): Result => ({ kind: 'see-other', url: returnPath }),
      ),
    );
  };

/** The values as the form with scripts keeps them: numbers without spaces and hyphens (FRM-07). */
const valuesOf = (form: URLSearchParams): Values => {
  const typed = Object.fromEntries(
    registrationForm.keys.map((key) => [key, (form.get(key) ?? '').slice(0, MAX_LENGTH + 1)]),
  ) as Values;
  const { fields } = registrationForm.setFields(registrationForm.initial, typed);
  return Object.fromEntries(registrationForm.keys.map((key) => [key, fields[key].value])) as Values;
};

const wrongFields = (errors: FieldErrors<RegistrationKey>): RegisterProblem => ({
  message: undefined,
  errors,
  isMade: false,
  isAnswerLost: false,
});

/** Keeps the mark of a lost response until an error shows that the email is taken. */
const stillUnanswered = (problem: RegisterProblem): RegisterProblem => ({
  ...problem,
  isAnswerLost: problem.isAnswerLost || problem.errors.email === undefined,
});

/** Returns 409 for an email that is taken, 400 for what the shopper can correct, 503 for an outage. */
const statusOf = (error: RegisterError): number => {
  switch (error.kind) {
    case 'missing-credentials':
      return 400;
    case 'login-service-down':
      return 503;
    case 'made-but-not-signed-in':
      return error.reason.kind === 'sign-in-failed' && error.reason.failure.kind === 'refused' ? 400 : 503;
    case 'registration-failed':
      if (error.failure.kind !== 'refused') return 503;
      if (isEmailTaken(error)) return 409;
      return Object.keys(registerFieldErrors(error)).length > 0 || error.failure.status < 500 ? 400 : 503;
  }
};

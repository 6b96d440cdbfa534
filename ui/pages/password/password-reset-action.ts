import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { resetFieldErrors, resetProblem } from '../../../core/identity/password-reset/password-reset-message';
import type {
  RequestPasswordReset,
  RequestPasswordResetError,
} from '../../../core/identity/password-reset/request-password-reset';
import type { ResetPassword, ResetPasswordError } from '../../../core/identity/password-reset/reset-password';
import type { ActionResult, PageAction } from '../../page/page-action';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import type { PasswordResetData, PasswordResetStep } from './password-reset-data';
import { afterResetPath, CODE_STEP, haveCodePath } from './password-reset-paths';
import { returnPathOf, textOf } from '../shared/posted-fields';

type Result = ActionResult<PasswordResetData>;
type Failure = RequestPasswordResetError | ResetPasswordError;

export interface PasswordResetActionPorts {
  readonly requestPasswordReset: RequestPasswordReset;
  readonly resetPassword: ResetPassword;
}

/**
 * Handles both forms of the password reset without scripts. A request for a code redirects to the second step; a valid
 * code sets the password. On an error the page is shown again with the typed email and code, never with the password.
 */
export const makePasswordResetAction =
  (ports: PasswordResetActionPorts): PageAction<PasswordResetData> =>
  (form) =>
    form.get('step') === 'renew' ? renew(ports, form) : askForCode(ports, form);

const askForCode = ({ requestPasswordReset }: PasswordResetActionPorts, form: URLSearchParams): Task<Result> => {
  const email = textOf(form, 'email');
  return pipe(
    requestPasswordReset(email),
    TE.match(
      (error) => refused(form, 'ask', { email }, error),
      (): Result => ({ kind: 'see-other', url: haveCodePath(returnPathOf(form)) }),
    ),
  );
};

const renew = ({ resetPassword }: PasswordResetActionPorts, form: URLSearchParams): Task<Result> => {
  const [email, code] = [textOf(form, 'email'), textOf(form, 'code')];
  return pipe(
    resetPassword({ email, code, password: textOf(form, 'password') }),
    TE.match(
      (error) => refused(form, 'renew', { email, code }, error),
      (): Result => ({ kind: 'see-other', url: afterResetPath(returnPathOf(form)) }),
    ),
  );
};

const refused = (
  form: URLSearchParams,
  step: PasswordResetStep,
  typed: Partial<PasswordResetData>,
  error: Failure,
): Result => {
  const query = new URLSearchParams({ ...(step === 'renew' ? CODE_STEP : {}), URL: returnPathOf(form) });
  return {
    kind: 'refused',
    status: statusOf(error),
    url: `${FORM_ACTIONS.resetPassword}?${query}`,
    changes: { ...typed, errors: resetFieldErrors(error), problem: resetProblem(error) },
  };
};

const statusOf = (error: Failure): number =>
  error.kind === 'login-service-down' || (error.kind === 'reset-failed' && error.failure.kind !== 'refused')
    ? 503
    : 400;

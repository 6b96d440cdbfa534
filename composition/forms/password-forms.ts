import type { Container } from 'inversify';
import { resetFieldErrors, resetProblem } from '../../core/identity/password-reset-message';
import type { RequestPasswordResetError } from '../../core/identity/request-password-reset';
import type { ResetPasswordError } from '../../core/identity/reset-password';
import { FORM_ACTIONS } from '../../ui/chrome/form-actions';
import type { PasswordResetData, PasswordResetStep } from '../../ui/pages/password/password-reset-data';
import { afterResetPath, CODE_STEP, haveCodePath } from '../../ui/pages/password/password-reset-paths';
import { PAGE_LOADERS } from '../roots/page-loaders';
import { IdentityTokens } from '../tokens/identity-tokens';
import { returnPathOf, textOf } from './form-fields';
import type { FormOutcome } from './form-outcome';

/**
 * Both steps of a forgotten password without scripts: a code is asked for, which leads on to the second step, or used.
 * A page that says what is wrong has the email and the code that were typed, and never a password.
 */
export const passwordResetForm = (container: Container, form: URLSearchParams): Promise<FormOutcome> =>
  form.get('step') === 'renew' ? renew(container, form) : askForCode(container, form);

const askForCode = async (container: Container, form: URLSearchParams): Promise<FormOutcome> => {
  const typed = textOf(form, 'email');
  const asked = await container.get(IdentityTokens.requestPasswordReset)(typed)();
  return asked._tag === 'Right'
    ? { kind: 'see-other', url: haveCodePath(returnPathOf(form)) }
    : page(container, form, 'ask', { email: typed, ...problemOf(asked.left) }, statusOf(asked.left));
};

const renew = async (container: Container, form: URLSearchParams): Promise<FormOutcome> => {
  const [email, code, password] = [textOf(form, 'email'), textOf(form, 'code'), textOf(form, 'password')];
  const renewed = await container.get(IdentityTokens.resetPassword)({ email, code, password })();
  return renewed._tag === 'Right'
    ? { kind: 'see-other', url: afterResetPath(returnPathOf(form)) }
    : page(container, form, 'renew', { email, code, ...problemOf(renewed.left) }, statusOf(renewed.left));
};

const page = async (
  container: Container,
  form: URLSearchParams,
  step: PasswordResetStep,
  facts: Partial<PasswordResetData>,
  status: number,
): Promise<FormOutcome> => {
  const query = new URLSearchParams({ ...(step === 'renew' ? CODE_STEP : {}), URL: returnPathOf(form) });
  const request = { path: FORM_ACTIONS.resetPassword, parameters: {}, query, cameFrom: undefined };
  const outcome = await PAGE_LOADERS['password-reset'](container)(request)();
  return outcome.kind === 'page'
    ? {
        kind: 'page',
        page: 'password-reset',
        outcome: { ...outcome, status, data: { ...(outcome.data as PasswordResetData), ...facts } },
      }
    : { kind: 'page', page: 'password-reset', outcome };
};

const problemOf = (
  error: RequestPasswordResetError | ResetPasswordError,
): Pick<PasswordResetData, 'errors' | 'problem'> => ({ errors: resetFieldErrors(error), problem: resetProblem(error) });

const statusOf = (error: RequestPasswordResetError | ResetPasswordError): number =>
  error.kind === 'login-service-down' || (error.kind === 'reset-failed' && error.failure.kind !== 'refused')
    ? 503
    : 400;

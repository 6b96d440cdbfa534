import type { Container } from 'inversify';
import { firstErrors, type FieldErrors } from '../../core/forms/form';
import type { RegisterError } from '../../core/identity/register';
import { registerFieldErrors } from '../../core/identity/register-message';
import { registrationForm, type RegistrationKey } from '../../core/identity/registration-form';
import { isRefusedWith } from '../../core/shared/upstream-failure';
import { FORM_ACTIONS } from '../../ui/chrome/form-actions';
import type { RegisterData } from '../../ui/pages/register/register-data';
import { makeRegisterLoader } from '../../ui/pages/register/register-loader';
import { toRegisterProblem, type RegisterProblem } from '../../ui/register/register-problem';
import { ConfigurationTokens } from '../tokens/configuration-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { returnPathOf } from './form-fields';
import type { FormOutcome } from './form-outcome';

type Values = Readonly<Record<RegistrationKey, string>>;

/** Longer than anything that a field takes. */
const MAX_LENGTH = 254;

/** Registration without scripts: back to where the shopper was, or the same page with all but the password (REG-01). */
export const registerForm = async (container: Container, form: URLSearchParams): Promise<FormOutcome> => {
  const values = Object.fromEntries(
    registrationForm.keys.map((key) => [key, (form.get(key) ?? '').slice(0, MAX_LENGTH + 1)]),
  ) as Values;
  const returnPath = returnPathOf(form);
  const isRepeat = form.get('unanswered') === values.email;
  const again = (problem: RegisterProblem, status: number): Promise<FormOutcome> =>
    sameForm(container, { returnPath, values, problem: isRepeat ? stillUnanswered(problem) : problem, status });
  const errors = firstErrors(registrationForm, values);
  if (errors !== undefined) return again(wrongFields(errors), 400);
  const captcha = form.get('captcha') ?? undefined;
  const registered = await container.get(IdentityTokens.register)({ ...values, captcha }, isRepeat)();
  return registered._tag === 'Right'
    ? { kind: 'see-other', url: returnPath }
    : again(toRegisterProblem(registered.left), statusOf(registered.left));
};

interface Attempt {
  readonly returnPath: string;
  readonly values: Values;
  readonly problem: RegisterProblem;
  readonly status: number;
}

const sameForm = async (container: Container, attempt: Attempt): Promise<FormOutcome> => {
  const { returnPath, values, problem, status } = attempt;
  const load = makeRegisterLoader({
    configuration: container.get(ConfigurationTokens.forPages),
    shop: container.get(PlatformTokens.brand).shop,
  });
  const query = new URLSearchParams({ URL: returnPath });
  const outcome = await load({ path: FORM_ACTIONS.register, parameters: {}, query, cameFrom: undefined })();
  if (outcome.kind !== 'page') return { kind: 'page', page: 'register', outcome };
  const data: RegisterData = { ...outcome.data, values: { ...values, password: '' }, problem };
  return { kind: 'page', page: 'register', outcome: { ...outcome, data, status } };
};

const wrongFields = (errors: FieldErrors<RegistrationKey>): RegisterProblem => ({
  message: undefined,
  errors,
  isMade: false,
  isAnswerLost: false,
});

/** A lost answer stays lost until the email is said to be taken. */
const stillUnanswered = (problem: RegisterProblem): RegisterProblem => ({
  ...problem,
  isAnswerLost: problem.isAnswerLost || problem.errors.email === undefined,
});

/** 409 for an email that is taken, 400 for what the shopper can mend, 503 for what the shop has to. */
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
      if (isRefusedWith(error.failure, ['_ERR_LOGONID_ALREDY_EXIST'])) return 409;
      return Object.keys(registerFieldErrors(error)).length > 0 || error.failure.status < 500 ? 400 : 503;
  }
};

import { PALS_NUMBER, REGISTRATION_PASSWORD } from '../../forms/account-checks';
import type { FieldErrors } from '../../forms/form';
import { EMAIL, LETTERS_ONLY, US_PHONE } from '../../forms/messages';
import type { ShopFact } from '../../shared/shop-fact';
import { hasFact, type Refused } from '../../shared/upstream-failure';
import { isEmailTaken, type RegisterError } from './register';
import type { RegistrationKey } from './registration-form';
import { LOGIN_SERVICE_DOWN } from '../sign-in/sign-in-message';

/** ERR-08, word for word. */
const ALREADY_EXISTS =
  'An account already exists for this email address. Please log into this account from the Sign in page or enter another email address.';
/** REG-03, word for word. */
const MISSING_CREDENTIALS = 'Please provide a email and password for registering the user.';
const MADE_BUT_NOT_SIGNED_IN = 'Your account is ready. Please sign in with your email and password.';
const CAPTCHA_INVALID = 'The verification failed. Please complete it again.';
const NOT_ASKED = 'We couldn’t create your account right now. Please try again in a moment.';
const NO_ANSWER =
  'We couldn’t confirm that your account was created. Please try again in a moment. If the email already has an account, sign in with it.';
const NOT_POSSIBLE = 'We couldn’t create your account. Please try again in a moment.';

/** The fields that the service can refuse (REG-02). */
const FIELDS: ReadonlyMap<ShopFact, RegistrationKey> = new Map<ShopFact, RegistrationKey>([
  ['first-name-refused', 'firstName'],
  ['last-name-refused', 'lastName'],
  ['email-refused', 'email'],
  ['password-refused', 'password'],
  ['phone-number-refused', 'phoneNumber'],
  ['pals-number-refused', 'palsReward'],
]);

/** The shop's messages for refused fields: the service's own messages are not for shoppers. */
const OBJECTIONS: Readonly<Record<Exclude<RegistrationKey, 'password' | 'palsPhoneNumber'>, string>> = {
  firstName: LETTERS_ONLY,
  lastName: LETTERS_ONLY,
  email: EMAIL,
  phoneNumber: US_PHONE,
  palsReward: PALS_NUMBER,
};

/** Returns the messages beside the fields after a failed registration, by field (REG-08, ERR-08). */
export const registerFieldErrors = (error: RegisterError): FieldErrors<RegistrationKey> => {
  if (error.kind !== 'registration-failed' || error.failure.kind !== 'refused') return {};
  const { failure } = error;
  if (isEmailTaken(error)) return { email: ALREADY_EXISTS };
  const field = failure.facts.map((fact) => FIELDS.get(fact)).find((key) => key !== undefined);
  return field === undefined ? {} : { [field]: objection(field, failure) };
};

const objection = (field: RegistrationKey, { message }: Refused): string =>
  field === 'password' || field === 'palsPhoneNumber' ? message || REGISTRATION_PASSWORD : OBJECTIONS[field];

/**
 * Returns the message above the form after a failed registration; undefined when a field shows the error (REG-03,
 * ERR-06).
 */
export const registerMessage = (error: RegisterError): string | undefined => {
  switch (error.kind) {
    case 'missing-credentials':
      return MISSING_CREDENTIALS;
    case 'login-service-down':
      return LOGIN_SERVICE_DOWN;
    case 'made-but-not-signed-in':
      return MADE_BUT_NOT_SIGNED_IN;
    case 'registration-failed':
      return failureMessage(error);
  }
};

const failureMessage = (error: Extract<RegisterError, { kind: 'registration-failed' }>): string | undefined => {
  const { failure } = error;
  if (failure.kind === 'unreachable') return failure.cause === 'unavailable' ? NOT_ASKED : NO_ANSWER;
  if (failure.kind === 'unintelligible') return NO_ANSWER;
  if (hasFact(failure, 'no-response')) return NO_ANSWER;
  if (Object.keys(registerFieldErrors(error)).length > 0) return undefined;
  const said = failure.isLocal ? undefined : failure.message;
  return said || (hasFact(failure, 'captcha-refused') ? CAPTCHA_INVALID : NOT_POSSIBLE);
};

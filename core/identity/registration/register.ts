import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { StoreConfiguration } from '../../configuration/store-configuration';
import { phoneDigits } from '../../forms/shapes';
import { hasFact, type UpstreamFailure } from '../../shared/upstream-failure';
import type { Registration } from './registration';
import type { RegistrationGateway } from './registration-gateway';
import { requireLoginService, type LoginServiceDown } from '../sign-in/require-login-service';
import type { SessionStore } from '../session/session-store';
import type { SignedIn, SignIn, SignInError } from '../sign-in/sign-in';

export interface RegisterPorts {
  readonly registration: RegistrationGateway;
  readonly session: SessionStore;
  readonly signIn: SignIn;
  /** Joins the rewards programme with a phone number that the programme already has. */
  readonly joinPals: (palsPhoneNumber: string) => TE.TaskEither<unknown, unknown>;
  /** The current switches; when they cannot be read, registration stays open. */
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
}

export type RegisterError =
  /** No email or no password (REG-03). */
  | { readonly kind: 'missing-credentials' }
  | LoginServiceDown
  /** No account was created; unless the service refused, the outcome is unknown. */
  | { readonly kind: 'registration-failed'; readonly failure: UpstreamFailure }
  /** The account was created, but the automatic sign-in failed: the shopper has to sign in. */
  | { readonly kind: 'made-but-not-signed-in'; readonly reason: SignInError };

/** Statuses of a proxy whose service did not respond. */
const NO_ANSWER_STATUSES: ReadonlyArray<number> = [502, 503, 504];

/** Whether the outcome is unknown: the registration was sent, and no response of the service came back. */
export const isAnswerLost = (error: RegisterError): boolean => {
  if (error.kind !== 'registration-failed') return false;
  const { failure } = error;
  if (failure.kind === 'unreachable') return failure.cause !== 'unavailable';
  return failure.kind === 'unintelligible' || NO_ANSWER_STATUSES.includes(failure.status);
};

/**
 * Creates an account and signs the shopper in (REG-02 to REG-05). It fails without a request while the login service is
 * flagged down (FRM-09). It clears the data of the old session before, and stores the shopper as registered afterwards.
 * A phone number of the rewards programme without a membership number is used for joining at the end; a failure there
 * undoes nothing.
 *
 * `isRepeat`: the response to the last attempt with this email was lost (`isAnswerLost`), so an existing account may be
 * the one that this attempt created. A sign-in with the typed password is then tried before the email counts as taken
 * (ERR-08). It is tried in no other case, so that registrations cannot be used to guess passwords.
 */
export type Register = (registration: Registration, isRepeat?: boolean) => TE.TaskEither<RegisterError, SignedIn>;

export const makeRegister =
  ({ registration: gateway, session, signIn, joinPals, configuration }: RegisterPorts): Register =>
  (registration, isRepeat = false) =>
    pipe(
      requireCredentials(registration),
      TE.tap(() => requireLoginService(configuration)),
      TE.tapIO(() => session.clearBeforeSignIn),
      TE.chain(() => TE.mapLeft(registrationFailed)(gateway.register(registration))),
      TE.tapIO(({ userId }) => session.rememberRegistered(userId)),
      TE.chain(() => TE.mapLeft(notSignedIn)(signIn(registration, 'registration'))),
      TE.orElse((error) => (isRepeat && isEmailTaken(error) ? enterMade(signIn, registration, error) : TE.left(error))),
      TE.tapTask(() => joinedBy(registration, joinPals)),
    );

const requireCredentials = ({ email, password }: Registration): TE.TaskEither<RegisterError, void> =>
  email.trim() === '' || password === '' ? TE.left({ kind: 'missing-credentials' }) : TE.right(undefined);

/** Whether no account was created because the email already has one (ERR-08). */
export const isEmailTaken = (error: RegisterError): boolean =>
  error.kind === 'registration-failed' && hasFact(error.failure, 'email-taken');

/** Signs in to the account that an earlier try may have created; a refusal means that it belongs to another person. */
const enterMade = (
  signIn: SignIn,
  registration: Registration,
  taken: RegisterError,
): TE.TaskEither<RegisterError, SignedIn> =>
  pipe(
    signIn(registration, 'registration'),
    TE.mapLeft((error) => {
      const isRefused = error.kind !== 'sign-in-failed' || error.failure.kind === 'refused';
      return isRefused ? taken : registrationFailed(error.failure);
    }),
  );

const joinedBy = (
  { palsPhoneNumber, palsReward }: Registration,
  joinPals: RegisterPorts['joinPals'],
): ReturnType<RegisterPorts['joinPals']> =>
  palsPhoneNumber.trim() === '' || palsReward.trim() !== ''
    ? TE.right(undefined)
    : joinPals(phoneDigits(palsPhoneNumber));

const registrationFailed = (failure: UpstreamFailure): RegisterError => ({ kind: 'registration-failed', failure });
const notSignedIn = (reason: SignInError): RegisterError => ({ kind: 'made-but-not-signed-in', reason });

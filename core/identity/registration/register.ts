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
  /** Joins the rewards programme by a phone number that it already knows. */
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
  /** The account is made; the shopper signs in by hand. */
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
 * Makes an account and signs the shopper in with it (REG-02 to REG-05): nothing is asked while the login service is
 * flagged down (FRM-09); the old session's traces are cleared before; afterwards the shopper is remembered as
 * registered. A phone number of the rewards programme given without a membership number is tried last; a failure there
 * undoes nothing.
 *
 * `isRepeat`: the answer to the last try with this email was lost (`isAnswerLost`). An account that exists may then be
 * the one that was made: a sign-in with what was typed is tried before the email counts as taken (ERR-08). At no other
 * time: a registration is no way of trying passwords.
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

/** Whether no account was made because the email has one already (ERR-08). */
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

import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { StoreConfiguration } from '../configuration/store-configuration';
import { phoneDigits } from '../forms/shapes';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Registration } from './registration';
import type { RegistrationGateway } from './registration-gateway';
import { requireLoginService, type LoginServiceDown } from './require-login-service';
import type { SessionStore } from './session-store';
import type { SignedIn, SignIn, SignInError } from './sign-in';

export interface RegisterPorts {
  readonly registration: RegistrationGateway;
  readonly session: SessionStore;
  readonly signIn: SignIn;
  /** Makes a member of somebody who is known to the rewards programme by that phone number. */
  readonly joinPals: (palsPhoneNumber: string) => TE.TaskEither<unknown, unknown>;
  /** The switches as they are now; a failure to read them keeps nobody from registering. */
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
}

export type RegisterError =
  /** No email or no password (REG-03). */
  | { readonly kind: 'missing-credentials' }
  | LoginServiceDown
  /** Nothing was made, or, when the failure is no refusal, nobody knows. */
  | { readonly kind: 'registration-failed'; readonly failure: UpstreamFailure }
  /** The account is made; the shopper signs in by hand. */
  | { readonly kind: 'made-but-not-signed-in'; readonly reason: SignInError };

/**
 * Makes an account and signs the shopper in with it (REG-02 to REG-05): nothing is asked while the login service is
 * flagged down (FRM-09); the old session's traces are cleared before; afterwards the shopper is remembered as
 * registered. A phone number of the rewards programme given without a membership number is tried last; a failure there
 * undoes nothing.
 */
export type Register = (registration: Registration) => TE.TaskEither<RegisterError, SignedIn>;

export const makeRegister =
  ({ registration: gateway, session, signIn, joinPals, configuration }: RegisterPorts): Register =>
  (registration) =>
    pipe(
      requireCredentials(registration),
      TE.tap(() => requireLoginService(configuration)),
      TE.tapIO(() => session.clearBeforeSignIn),
      TE.chain(() => pipe(gateway.register(registration), TE.mapLeft(registrationFailed))),
      TE.tapIO(({ userId }) => session.rememberRegistered(userId)),
      TE.chain(() => pipe(signIn(registration, 'registration'), TE.mapLeft(notSignedIn))),
      TE.tapTask(() => joinedBy(registration, joinPals)),
    );

const requireCredentials = ({ email, password }: Registration): TE.TaskEither<RegisterError, void> =>
  email.trim() === '' || password === '' ? TE.left({ kind: 'missing-credentials' }) : TE.right(undefined);

const joinedBy = (
  { palsPhoneNumber, palsReward }: Registration,
  joinPals: RegisterPorts['joinPals'],
): ReturnType<RegisterPorts['joinPals']> =>
  palsPhoneNumber.trim() === '' || palsReward.trim() !== ''
    ? TE.right(undefined)
    : joinPals(phoneDigits(palsPhoneNumber));

const registrationFailed = (failure: UpstreamFailure): RegisterError => ({ kind: 'registration-failed', failure });
const notSignedIn = (reason: SignInError): RegisterError => ({ kind: 'made-but-not-signed-in', reason });

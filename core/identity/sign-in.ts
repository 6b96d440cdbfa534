import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { isLoginServiceDown, type StoreConfiguration } from '../configuration/store-configuration';
import type { RefreshRewards } from '../rewards/refresh-rewards';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { EnsureGuestIdentity } from './ensure-guest-identity';
import type { IdentityGateway } from './identity-gateway';
import type { SessionStore } from './session-store';

export interface SignInPorts {
  readonly identity: IdentityGateway;
  readonly session: SessionStore;
  readonly ensureGuestIdentity: EnsureGuestIdentity;
  readonly refreshRewards: RefreshRewards;
  /** The switches as they are now; a failure to read them keeps nobody from signing in. */
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Where a shopper signs in; after a registration the shop does it for them (USR-05). */
export type SignInOrigin = 'page' | 'modal' | 'registration';

export interface SignedIn {
  readonly userId: string;
  readonly signedInFromModal: boolean;
  readonly autoSignInAfterRegister: boolean;
}

export type SignInError =
  | { readonly kind: 'missing-credentials'; readonly fields: ReadonlyArray<keyof Credentials> }
  | { readonly kind: 'login-service-down' }
  | { readonly kind: 'sign-in-failed'; readonly failure: UpstreamFailure };

/**
 * Signs a shopper in (USR-05 to USR-07): nothing is asked while the login service is flagged down; the old session's
 * traces are cleared, a guest first gets an identity, the login id goes in lower case, and rewards are fetched
 * afterwards. A failure leaves the shopper the guest they were; rewards that cannot be had do not undo a sign-in.
 */
export type SignIn = (credentials: Credentials, origin?: SignInOrigin) => TE.TaskEither<SignInError, SignedIn>;

export const makeSignIn =
  ({ identity, session, ensureGuestIdentity, refreshRewards, configuration }: SignInPorts): SignIn =>
  (credentials, origin = 'page') =>
    pipe(
      requireCredentials(credentials),
      TE.tap(() => requireLoginService(configuration)),
      TE.tapIO(() => session.clearBeforeSignIn),
      TE.tap(() => pipe(ensureGuestIdentity, TE.mapLeft(signInFailed))),
      TE.chain(({ email, password }) => pipe(identity.signIn(email, password), TE.mapLeft(signInFailed))),
      TE.tapIO(({ userId }) => session.rememberRegistered(userId)),
      TE.tapTask(() => refreshRewards),
      TE.map(({ userId }) => ({
        userId,
        signedInFromModal: origin === 'modal',
        autoSignInAfterRegister: origin === 'registration',
      })),
    );

/** The credentials with the login id as the service wants it: trimmed, in lower case. */
const requireCredentials = ({ email, password }: Credentials): TE.TaskEither<SignInError, Credentials> => {
  const fields = [
    ...(email.trim() === '' ? ['email' as const] : []),
    ...(password === '' ? ['password' as const] : []),
  ];
  return fields.length === 0
    ? TE.right({ email: email.trim().toLowerCase(), password })
    : TE.left({ kind: 'missing-credentials', fields });
};

const requireLoginService = (configuration: SignInPorts['configuration']): TE.TaskEither<SignInError, void> =>
  pipe(
    configuration,
    TE.match(() => false, isLoginServiceDown),
    T.map((down) =>
      down ? { _tag: 'Left', left: { kind: 'login-service-down' } } : { _tag: 'Right', right: undefined },
    ),
  );

const signInFailed = (failure: UpstreamFailure): SignInError => ({ kind: 'sign-in-failed', failure });

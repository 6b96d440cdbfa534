import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeEnterAccount, type EnterAccountError, type EnterAccountPorts } from './enter-account';
import type { IdentityGateway } from '../session/identity-gateway';

export interface SignInPorts extends EnterAccountPorts {
  readonly identity: IdentityGateway;
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
  { readonly kind: 'missing-credentials'; readonly fields: ReadonlyArray<keyof Credentials> } | EnterAccountError;

/**
 * Signs a shopper in with an email and a password, as EnterAccount says (USR-05 to USR-07); the login id goes in lower
 * case. Without one of them nothing is asked.
 */
export type SignIn = (credentials: Credentials, origin?: SignInOrigin) => TE.TaskEither<SignInError, SignedIn>;

export const makeSignIn = ({ identity, ...around }: SignInPorts): SignIn => {
  const enterAccount = makeEnterAccount(around);
  return (credentials, origin = 'page') =>
    pipe(
      requireCredentials(credentials),
      TE.chainW(({ email, password }) => enterAccount(identity.signIn(email, password))),
      TE.map(({ userId }) => signedInFrom(origin, userId)),
    );
};

/** The way in which the shopper signed in, as the header user stores it (USR-02). */
export const signedInFrom = (origin: SignInOrigin, userId: string): SignedIn => ({
  userId,
  signedInFromModal: origin === 'modal',
  autoSignInAfterRegister: origin === 'registration',
});

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

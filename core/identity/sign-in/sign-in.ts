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

/** Where a shopper signs in; after a registration the shop signs in automatically (USR-05). */
export type SignInOrigin = 'page' | 'modal' | 'registration';

export interface SignedIn {
  readonly userId: string;
  readonly signedInFromModal: boolean;
  readonly autoSignInAfterRegister: boolean;
}

export type SignInError =
  { readonly kind: 'missing-credentials'; readonly fields: ReadonlyArray<keyof Credentials> } | EnterAccountError;

/**
 * Signs a shopper in with an email and a password, with the steps of EnterAccount (USR-05 to USR-07). The login id is
 * sent in lower case. A missing email or password fails without a request.
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

/** Returns how the shopper signed in, in the format of the header user (USR-02). */
export const signedInFrom = (origin: SignInOrigin, userId: string): SignedIn => ({
  userId,
  signedInFromModal: origin === 'modal',
  autoSignInAfterRegister: origin === 'registration',
});

/** Returns the credentials with the login id trimmed and in lower case; fails when one of them is missing. */
const requireCredentials = ({ email, password }: Credentials): TE.TaskEither<SignInError, Credentials> => {
  const fields = [
    ...(email.trim() === '' ? ['email' as const] : []),
    ...(password === '' ? ['password' as const] : []),
  ];
  return fields.length === 0
    ? TE.right({ email: email.trim().toLowerCase(), password })
    : TE.left({ kind: 'missing-credentials', fields });
};

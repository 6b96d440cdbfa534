import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeEnterAccount, type EnterAccountError, type EnterAccountPorts } from './enter-account';
import type { GoogleGateway } from './google-gateway';
import { signedInFrom, type SignedIn, type SignInOrigin } from './sign-in';

export interface SignInWithGooglePorts extends EnterAccountPorts {
  readonly google: GoogleGateway;
}

/** Signs a shopper in with Google's credential (USR-11), with all steps of EnterAccount. */
export type SignInWithGoogle = (
  credential: string,
  origin?: SignInOrigin,
) => TE.TaskEither<EnterAccountError, SignedIn>;

export const makeSignInWithGoogle = ({ google, ...around }: SignInWithGooglePorts): SignInWithGoogle => {
  const enterAccount = makeEnterAccount(around);
  return (credential, origin = 'page') =>
    pipe(
      enterAccount(google.signIn(credential)),
      TE.map(({ userId }) => signedInFrom(origin, userId)),
    );
};

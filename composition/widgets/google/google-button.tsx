import type { ReactElement } from 'react';
import { googleOffer } from '../../../core/identity/sign-in/google-offer';
import type { GoogleIdentity } from '../../../core/identity/sign-in/google-identity';
import type { GoogleSetup } from '../../../core/identity/sign-in/google-setup';
import type { SignedIn, SignInOrigin } from '../../../core/identity/sign-in/sign-in';
import { GoogleSignIn } from '../../../ui/sign-in/google-sign-in';
import { GoogleSignInViewModel } from '../../../ui/sign-in/google-sign-in-view-model';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** The dependencies of a sign-in with Google. */
export type GoogleDependencies = Pick<ScreenDependencies, 'analytics' | 'googleNonce' | 'signInWithGoogle'>;

type OnSignedIn = (signedIn: SignedIn) => Promise<void> | void;

/** Google's or the stub's button, whose code is loaded on first use. */
const loadGoogle =
  ({ googleNonce }: GoogleDependencies, setup: GoogleSetup) =>
  (): Promise<GoogleIdentity<HTMLElement>> =>
    import('./google-identity').then(({ googleIdentity }) => googleIdentity(setup, googleNonce));

/** Makes a sign-in with Google for this place of the shop. */
export const makeGoogleSignIn = (
  dependencies: GoogleDependencies,
  setup: GoogleSetup,
  origin: SignInOrigin,
  onSignedIn: OnSignedIn,
  onRefused?: (message: string) => void,
): GoogleSignInViewModel =>
  new GoogleSignInViewModel(origin, {
    load: loadGoogle(dependencies, setup),
    signInWithGoogle: dependencies.signInWithGoogle,
    onSignedIn: (signedIn) => {
      dependencies.analytics.report({ name: 'sign-in', origin: 'google' })();
      return onSignedIn(signedIn);
    },
    ...(onRefused === undefined ? {} : { onRefused }),
  });

/** Returns Google's button for a sign-in form, where it is offered (USR-11). */
export const googleButton = (
  dependencies: GoogleDependencies & Pick<ScreenDependencies, 'chrome'>,
  origin: SignInOrigin,
  onSignedIn: OnSignedIn,
): ReactElement | undefined => {
  const { google, configuration, user } = dependencies.chrome;
  return google !== undefined && googleOffer(google, configuration, user).button ? (
    <GoogleSignIn model={makeGoogleSignIn(dependencies, google, origin, onSignedIn)} />
  ) : undefined;
};

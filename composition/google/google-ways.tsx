import type { ReactElement } from 'react';
import { googleOffer } from '../../core/identity/google-offer';
import type { GoogleIdentity } from '../../core/identity/google-identity';
import type { GoogleSetup } from '../../core/identity/google-setup';
import type { SignedIn, SignInOrigin } from '../../core/identity/sign-in';
import { GoogleSignIn } from '../../ui/sign-in/google-sign-in';
import { GoogleSignInViewModel } from '../../ui/sign-in/google-sign-in-view-model';
import type { Supplies } from '../supplies';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';

type OnSignedIn = (signedIn: SignedIn) => Promise<void> | void;

/** Google's or the double's part, with its code, when it is first needed. */
const loadGoogle = (supplies: Supplies, setup: GoogleSetup) => (): Promise<GoogleIdentity<HTMLElement>> =>
  import('./google-identity').then(({ googleIdentity }) =>
    googleIdentity(setup, supplies.get(IdentityTokens.googleNonce)),
  );

/** A sign-in with Google in this place of the shop. */
export const makeGoogleSignIn = (
  supplies: Supplies,
  setup: GoogleSetup,
  origin: SignInOrigin,
  onSignedIn: OnSignedIn,
  onRefused?: (message: string) => void,
): GoogleSignInViewModel =>
  new GoogleSignInViewModel(origin, {
    load: loadGoogle(supplies, setup),
    signInWithGoogle: supplies.get(IdentityTokens.signInWithGoogle),
    onSignedIn: (signedIn) => {
      supplies.get(AnalyticsTokens.analytics).report({ name: 'sign-in', origin: 'google' })();
      return onSignedIn(signedIn);
    },
    ...(onRefused === undefined ? {} : { onRefused }),
  });

/** Google's button for a sign-in form, where it is offered (USR-11). */
export const googleButton = (
  supplies: Supplies,
  origin: SignInOrigin,
  onSignedIn: OnSignedIn,
): ReactElement | undefined => {
  const { google, configuration, user } = supplies.get(ChromeTokens.chrome);
  return google !== undefined && googleOffer(google, configuration, user).button ? (
    <GoogleSignIn model={makeGoogleSignIn(supplies, google, origin, onSignedIn)} />
  ) : undefined;
};

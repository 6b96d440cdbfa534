import { googleOffer } from '../../../core/identity/sign-in/google-offer';
import type { SignedIn } from '../../../core/identity/sign-in/sign-in';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import type { GoogleDependencies } from './google-button';

/**
 * Shows Google's one-tap dialog where it is switched on, to guests only (USR-11). It is removed after its use; a failed
 * sign-in with the chosen account is shown.
 */
export const startOneTap = async (
  dependencies: GoogleDependencies & Pick<ScreenDependencies, 'chrome'>,
): Promise<void> => {
  const { chrome } = dependencies;
  const { google, configuration, user } = chrome;
  if (google === undefined || !googleOffer(google, configuration, user).oneTap) return;
  const { makeGoogleSignIn } = await import('./google-button');
  const follow = async (signedIn: SignedIn): Promise<void> => {
    withdraw();
    await chrome.signedIn(signedIn);
    chrome.greet();
  };
  const withdraw = makeGoogleSignIn(dependencies, google, 'modal', follow, chrome.toasts.fail).offerOneTap();
};

import { googleOffer } from '../../../core/identity/sign-in/google-offer';
import type { SignedIn } from '../../../core/identity/sign-in/sign-in';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import type { GoogleDependencies } from './google-button';

/**
 * Google's offer over the page, where it is switched on, to guests alone (USR-11). It is withdrawn once it was used; an
 * account that was chosen and does not get in is told.
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

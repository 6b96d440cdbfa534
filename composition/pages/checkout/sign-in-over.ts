import type { SignInOffer } from '../../../ui/checkout/step-form';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** The sign-in over a page of the checkout whose session has ended (CHK-09). */
export const signInOver = ({ chrome }: Pick<ScreenDependencies, 'chrome'>, returnPath: string): SignInOffer => ({
  returnPath,
  open: chrome.openSignIn,
});

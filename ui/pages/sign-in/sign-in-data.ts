import type { SignInStart } from '../../sign-in/sign-in-view-model';

/** The data of the sign-in page. */
export interface SignInData extends SignInStart {
  /** The shopper has just set a new password. */
  readonly isPasswordRenewed: boolean;
  /** The shopper has just used a mailed link, so this browser is known. */
  readonly isBrowserAdded: boolean;
  /** The shopper has just signed out in all browsers. */
  readonly isSignedOut: boolean;
}

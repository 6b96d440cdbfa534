import type { SignInStart } from '../../sign-in/sign-in-view-model';

/** The sign-in page. */
export interface SignInData extends SignInStart {
  /** The shopper comes from setting a new password. */
  readonly isPasswordRenewed: boolean;
  /** The shopper comes from a mailed link: this browser is known now. */
  readonly isBrowserAdded: boolean;
}

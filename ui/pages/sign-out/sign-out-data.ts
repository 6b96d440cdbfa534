import type { AfterSignOut } from '../../../core/errors/error-pages';

/**
 * The data of the sign-out page. `next` is `home` when the shopper opened the page, otherwise an error redirected here.
 */
export interface SignOutData {
  readonly next: AfterSignOut;
  /** Whether a page of this shop led here. A link on another site must not sign the shopper out. */
  readonly isLedHere: boolean;
  /** The path of this shop to which a later sign-in returns. */
  readonly returnPath: string;
}

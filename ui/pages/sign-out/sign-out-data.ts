import type { AfterSignOut } from '../../../core/errors/error-pages';

/** The sign-out page: `home` when the shopper came by themselves, else an error brought them and it goes on from here. */
export interface SignOutData {
  readonly next: AfterSignOut;
  /** A page of this shop led here: a link of somebody else's signs nobody out. */
  readonly isLedHere: boolean;
  /** Where a sign-in afterwards leads back to: a path of this shop. */
  readonly returnPath: string;
}

import { partialAuthenticationRefused, signInNeeded } from '../../http/commerce-failure.ts';
import type { Identity, Shopper } from './identity.ts';

/** The shopper who is signed in. Throws 2550 for guests and the generic user, CWXFR0222E for a remembered shopper. */
export const requireSignedIn = (identity: Identity): Shopper => {
  if (identity.kind !== 'registered') throw signInNeeded();
  if (identity.remembered) throw partialAuthenticationRefused();
  return identity;
};

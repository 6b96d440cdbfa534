import { partialAuthenticationRefused, signInNeeded } from '../http/commerce-failure.ts';
import type { Identity, Shopper } from './identity.ts';

/** A registered shopper who has proved it. Throws 2550 for anybody else, CWXFR0222E for one who is only remembered. */
export const requireSignedIn = (identity: Identity): Shopper => {
  if (identity.kind !== 'registered') throw signInNeeded();
  if (identity.remembered) throw partialAuthenticationRefused();
  return identity;
};

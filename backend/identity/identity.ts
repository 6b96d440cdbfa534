import { identityNeeded, partialAuthenticationRefused, signInNeeded } from '../http/commerce-failure.ts';

export const GENERIC_USER_ID = '-1002';

/** Nobody in particular: may browse, has no cart. */
export interface GenericUser {
  readonly kind: 'generic';
}

export interface Shopper {
  /** User type R is registered; anything else is a guest. [USR-01] */
  readonly kind: 'guest' | 'registered';
  readonly shopperId: number;
  readonly sessionId: string;
  /** The browser is known, but its owner has not proved to be the registered shopper in this session. */
  readonly remembered: boolean;
}

export type Identity = GenericUser | Shopper;

/** Any shopper, remembered ones included. The generic user is told to obtain a guest identity. */
export const requireShopper = (identity: Identity): Shopper => {
  if (identity.kind === 'generic') throw identityNeeded();
  return identity;
};

/** A shopper who is signed in, or a guest. */
export const requireAuthenticated = (identity: Identity): Shopper => {
  if (identity.kind === 'generic') throw signInNeeded();
  if (identity.remembered) throw partialAuthenticationRefused();
  return identity;
};

/** Whether the shopper is registered and has proved it. */
export const isSignedIn = (identity: Identity): identity is Shopper =>
  identity.kind === 'registered' && !identity.remembered;

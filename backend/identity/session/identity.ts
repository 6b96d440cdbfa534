import { identityNeeded, partialAuthenticationRefused, signInNeeded } from '../../http/commerce-failure.ts';

export const GENERIC_USER_ID = '-1002';

/** A visitor without an identity, who may browse but has no cart. */
export interface GenericUser {
  readonly kind: 'generic';
}

/** A guest who has saved nothing yet and exists in signed tokens only, without a row in the database. */
export interface UnsavedGuest {
  readonly shopperId: number;
  readonly sessionId: string;
  readonly personalizationId: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly tokenHash: string;
  /** Address that the request came from. */
  readonly address: string;
}

export interface Shopper {
  /** User type R is registered; anything else is a guest. [USR-01] */
  readonly kind: 'guest' | 'registered';
  readonly shopperId: number;
  readonly sessionId: string;
  /** The browser was recognised, but the shopper has not signed in during this session. */
  readonly remembered: boolean;
  /** Set while the guest has no rows: `SessionStore.save` writes them before anything of the guest is written. */
  readonly unsaved?: UnsavedGuest | undefined;
}

export type Identity = GenericUser | Shopper;

/** Any shopper, also a remembered one. Throws for the generic user, who needs a guest identity first. */
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

/** Whether the shopper is registered and signed in. */
export const isSignedIn = (identity: Identity): identity is Shopper =>
  identity.kind === 'registered' && !identity.remembered;

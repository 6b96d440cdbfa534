import { hasFact } from '../shared/upstream-failure';

type Failure = { readonly kind: string };

/** Refused because the caller has no identity at all. */
export const hasNoIdentity = (failure: Failure): boolean => hasFact(failure, 'identity-missing');

/** Refused for what another guest identity would remedy. */
export const isIdentityLost = (failure: Failure): boolean => hasFact(failure, 'identity-missing', 'session-over');

import { hasFact } from '../shared/upstream-failure';

type Failure = { readonly kind: string };

/** Whether a call was refused because the caller has no identity. */
export const hasNoIdentity = (failure: Failure): boolean => hasFact(failure, 'identity-missing');

/** Whether a call was refused for a reason that a new guest identity remedies. */
export const isIdentityLost = (failure: Failure): boolean => hasFact(failure, 'identity-missing', 'session-over');

import { isIdentityLost } from '../../core/errors/identity-lost';
import { isRefusedWith, type UpstreamFailure } from '../../core/shared/upstream-failure';

type Failure = { readonly kind: string };

/** There is no such thing. */
export const isMissing = (failure: UpstreamFailure): boolean => failure.kind === 'refused' && failure.status === 404;

/** What was asked is for signed-in shoppers only: another guest identity does not help. */
const SIGN_ON_CODES = ['2500', '2550'];

/** Refused for want of an identity: there is none, or its session is over. */
export const needsIdentity = (failure: Failure): boolean =>
  isIdentityLost(failure) || isRefusedWith(failure, SIGN_ON_CODES);

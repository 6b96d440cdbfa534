import { isIdentityLost } from '../../core/errors/identity-lost';
import { hasFact, type UpstreamFailure } from '../../core/shared/upstream-failure';

type Failure = { readonly kind: string };

/** There is no such thing. */
export const isMissing = (failure: UpstreamFailure): boolean => failure.kind === 'refused' && failure.status === 404;

/** Whether a failure is a refusal with one of these codes, in either of its fields. */
export const isRefusedWith = (failure: UpstreamFailure, codes: ReadonlyArray<string>): boolean =>
  failure.kind === 'refused' && failure.codes.some((code) => codes.includes(code));

/**
 * Refused for want of an identity: there is none, its session is over, or what was asked is for signed-in shoppers only,
 * where another guest identity does not help.
 */
export const needsIdentity = (failure: Failure): boolean =>
  isIdentityLost(failure) || hasFact(failure, 'sign-in-required');

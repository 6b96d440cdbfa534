import { isIdentityLost } from '../../core/errors/identity-lost';
import type { SignInNeeded } from '../../core/orders/order-gateway';
import { hasFact, type UpstreamFailure } from '../../core/shared/upstream-failure';

type Failure = { readonly kind: string };

/** Whether the resource does not exist. */
export const isMissing = (failure: UpstreamFailure): boolean => failure.kind === 'refused' && failure.status === 404;

/** Whether a failure is a refusal with one of these codes, in either of its two code fields. */
export const isRefusedWith = (failure: UpstreamFailure, codes: ReadonlyArray<string>): boolean =>
  failure.kind === 'refused' && failure.codes.some((code) => codes.includes(code));

/**
 * Whether a call was refused because of the identity: there is none, its session has ended, or the call is for
 * signed-in shoppers only, where a new guest identity does not help.
 */
export const needsIdentity = (failure: Failure): boolean =>
  isIdentityLost(failure) || hasFact(failure, 'sign-in-required');

/** The failure of a port whose callers have to be signed in. */
export const toSignInNeeded = (failure: UpstreamFailure): SignInNeeded | UpstreamFailure =>
  needsIdentity(failure) ? { kind: 'sign-in-needed' } : failure;

/** Whether an address was refused because same-day delivery of the cart does not reach it (CHK-02). */
export const isTooFar = (failure: UpstreamFailure): boolean => isRefusedWith(failure, ['_ERR_SAME_DAY_ADDRESS']);

import { isRefusedWith, type UpstreamFailure } from '../../core/shared/upstream-failure';

type Failure = { readonly kind: string };

/** There is no such thing. */
export const isMissing = (failure: UpstreamFailure): boolean => failure.kind === 'refused' && failure.status === 404;

/** The caller is the generic user, who may look but not own anything. */
const NOBODY_CODES = ['USR.CWXFR0130E', 'CWXFR0130E', 'CWXFR0268E', 'NOT_AUTHORIZED_FOR_QUERY'];

/** The caller presented an identity that no longer stands for a session. */
const SESSION_OVER_CODES = [
  '2035',
  '2510',
  'CMN1039E',
  '_ERR_INVALID_COOKIE',
  'CWXFR0200E',
  'CWXFR0221E',
  'ERR_AUTHENTICATION_COOKIE_NOT_IN_HTTPS',
  'CWXFR0222E',
  'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED',
  'CWXFR0223E',
  'ERR_COOKIE_EXPIRED',
  'CWXBB1010E',
  'CWXBB1011E',
  'CWXBB1012E',
];

/** What was asked is for signed-in shoppers only: another guest identity does not help. */
const SIGN_ON_CODES = ['2500', '2550'];

/** Refused because the caller has no identity at all. */
export const isForNobody = (failure: Failure): boolean => isRefusedWith(failure, NOBODY_CODES);

/** Refused for want of an identity: there is none, or its session is over. */
export const needsIdentity = (failure: Failure): boolean =>
  isIdentityLost(failure) || isRefusedWith(failure, SIGN_ON_CODES);

/** Refused for what another guest identity would mend. */
export const isIdentityLost = (failure: Failure): boolean =>
  isForNobody(failure) || isRefusedWith(failure, SESSION_OVER_CODES);

import { isRefusedWith } from '../shared/upstream-failure';

/** The caller is the generic user, who may look but not own anything. */
const NO_IDENTITY_CODES = ['USR.CWXFR0130E', 'CWXFR0130E', 'CWXFR0268E', 'NOT_AUTHORIZED_FOR_QUERY'];

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

type Failure = { readonly kind: string };

/** Refused because the caller has no identity at all. */
export const hasNoIdentity = (failure: Failure): boolean => isRefusedWith(failure, NO_IDENTITY_CODES);

/** Refused for what another guest identity would remedy. */
export const isIdentityLost = (failure: Failure): boolean =>
  hasNoIdentity(failure) || isRefusedWith(failure, SESSION_OVER_CODES);

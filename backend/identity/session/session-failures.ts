import { CommerceFailure } from '../../http/commerce-failure.ts';

/** Why a token has no live session. */
export type SessionFault = 'unknown' | 'expired' | 'ended';

const cookieFailures: Readonly<Record<SessionFault, () => CommerceFailure>> = {
  unknown: () =>
    new CommerceFailure({
      status: 401,
      errorKey: '_ERR_INVALID_COOKIE',
      errorCode: 'CMN1039E',
      message: 'Your session isn’t valid. Sign in again.',
    }),
  expired: () =>
    new CommerceFailure({
      status: 401,
      errorKey: 'ERR_COOKIE_EXPIRED',
      errorCode: 'CWXFR0223E',
      message: 'Your session has timed out. Sign in again.',
    }),
  ended: () =>
    new CommerceFailure({
      status: 401,
      errorKey: '_ERR_INVALID_COOKIE',
      errorCode: 'CMN1039E',
      message: 'Your session has ended. Sign in again.',
    }),
};

const tokenFailures: Readonly<Record<SessionFault, () => CommerceFailure>> = {
  unknown: () =>
    new CommerceFailure({ errorKey: 'CWXBB1010E', errorCode: '1010', message: 'The activity token is not valid.' }),
  expired: () =>
    new CommerceFailure({ errorKey: 'CWXBB1011E', errorCode: '1011', message: 'The activity token has expired.' }),
  ended: () =>
    new CommerceFailure({ errorKey: 'CWXBB1012E', errorCode: '1012', message: 'The activity token was terminated.' }),
};

/** The failure for a cookie without a live session. */
export const cookieFailure = (fault: SessionFault): CommerceFailure => cookieFailures[fault]();

/** The failure for a WCToken or WCTrustedToken header without a live session. */
export const tokenFailure = (fault: SessionFault): CommerceFailure => tokenFailures[fault]();

/** The failure for an authentication cookie without https. */
export const authenticationWithoutHttps = (): CommerceFailure =>
  new CommerceFailure({
    status: 401,
    errorKey: 'ERR_AUTHENTICATION_COOKIE_NOT_IN_HTTPS',
    errorCode: 'CWXFR0221E',
    message: 'The authentication cookie was presented without https.',
  });

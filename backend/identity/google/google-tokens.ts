import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { CommerceFailure } from '../../http/commerce-failure.ts';

/** The user of a Google ID token. */
export interface GoogleUser {
  /** Google's own id of the user, which never changes. */
  readonly subject: string;
  /** Lower case; Google has verified that it is the user's. */
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

export interface GoogleTokens {
  /** The user of the token. Throws `_ERR_GOOGLE_CREDENTIAL` when it is invalid, expired or has another nonce. */
  verify(credential: string, nonce: string): Promise<GoogleUser>;
}

/** Google uses either of these as the issuer. */
export const GOOGLE_ISSUERS: readonly string[] = ['https://accounts.google.com', 'accounts.google.com'];

const KEYS_TIMEOUT_MS = 3000;
const CLOCK_TOLERANCE_SECONDS = 30;

const NOT_FOR_HERE = 'Your Google sign-in isn’t valid for this site. Please try again.';

/** The failure for an invalid credential. */
export const refused = (message: string): CommerceFailure =>
  new CommerceFailure({ errorKey: '_ERR_GOOGLE_CREDENTIAL', message, parameters: 'credential' });

const unreachable = (): CommerceFailure =>
  new CommerceFailure({
    status: 503,
    errorKey: '_ERR_GOOGLE_UNAVAILABLE',
    message: 'We can’t reach Google right now. Try again in a moment, or sign in with your password.',
  });

const toFailure = (error: unknown): CommerceFailure => {
  if (error instanceof errors.JWTExpired) return refused('Your Google sign-in has expired. Please try again.');
  const isKnownFailure =
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey;
  return isKnownFailure ? refused(NOT_FOR_HERE) : unreachable();
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Accepts RS256 tokens of one of the issuers for the client, signed with a key of the set. [USR-11] */
export const makeGoogleTokens = (options: {
  readonly keys: JWTVerifyGetKey;
  readonly clientId: string;
  readonly issuers: readonly string[];
  readonly clock: () => number;
}): GoogleTokens => ({
  verify: async (credential, nonce) => {
    const { payload } = await jwtVerify(credential, options.keys, {
      algorithms: ['RS256'],
      issuer: [...options.issuers],
      audience: options.clientId,
      requiredClaims: ['sub', 'exp', 'iat', 'email', 'nonce'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(options.clock()),
    }).catch((error: unknown) => {
      throw toFailure(error);
    });
    if (payload.nonce !== nonce) throw refused(NOT_FOR_HERE);
    const email = textOf(payload.email).trim().toLowerCase();
    if (payload.email_verified !== true && payload.email_verified !== 'true') {
      throw refused('Google hasn’t verified your email address. Verify it with Google first.');
    }
    const subject = textOf(payload.sub);
    if (subject === '' || email === '') throw refused('Google didn’t share your account information.');
    return { subject, email, givenName: textOf(payload.given_name), familyName: textOf(payload.family_name) };
  },
});

/** Keys fetched from an address and cached. */
export const remoteKeys = (url: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), { timeoutDuration: KEYS_TIMEOUT_MS });

/** Keys of this process, read with the first token. */
export const localKeys = (read: () => Promise<Parameters<typeof createLocalJWKSet>[0]>): JWTVerifyGetKey => {
  return async (header, token) => createLocalJWKSet(await read())(header, token);
};

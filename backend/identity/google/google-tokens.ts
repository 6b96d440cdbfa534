import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { CommerceFailure } from '../../http/commerce-failure.ts';

/** Who a Google ID token speaks of. */
export interface GoogleUser {
  /** Google's own id of the user, which never changes. */
  readonly subject: string;
  /** Lower case; Google has made sure that it is theirs. */
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

export interface GoogleTokens {
  /** Whose token it is. Throws `_ERR_GOOGLE_CREDENTIAL` for any that is not good here and now, or has another nonce. */
  verify(credential: string, nonce: string): Promise<GoogleUser>;
}

/** Google signs its tokens in either of these names. */
export const GOOGLE_ISSUERS: readonly string[] = ['https://accounts.google.com', 'accounts.google.com'];

const KEYS_TIMEOUT_MS = 3000;
const CLOCK_TOLERANCE_SECONDS = 30;

const NOT_FOR_HERE = 'The sign-in with Google was not valid for this shop. Please try again.';

/** The answer to a credential that is not good. */
export const refused = (message: string): CommerceFailure =>
  new CommerceFailure({ errorKey: '_ERR_GOOGLE_CREDENTIAL', message, parameters: 'credential' });

const unreachable = (): CommerceFailure =>
  new CommerceFailure({
    status: 503,
    errorKey: '_ERR_GOOGLE_UNAVAILABLE',
    message: 'Google could not be asked just now. Try again in a moment, or sign in with your password.',
  });

const toFailure = (error: unknown): CommerceFailure => {
  if (error instanceof errors.JWTExpired) return refused('The sign-in with Google has expired. Please try again.');
  const isJudged =
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey;
  return isJudged ? refused(NOT_FOR_HERE) : unreachable();
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Takes RS256 tokens that one of the issuers made for the client, signed with a key of the given set. [USR-11] */
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
      throw refused('Google has not confirmed that this email address is yours. Confirm it there first.');
    }
    const subject = textOf(payload.sub);
    if (subject === '' || email === '') throw refused('The sign-in with Google did not tell who you are.');
    return { subject, email, givenName: textOf(payload.given_name), familyName: textOf(payload.family_name) };
  },
});

/** Keys fetched from an address and kept while they are good. */
export const remoteKeys = (url: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), { timeoutDuration: KEYS_TIMEOUT_MS });

/** Keys at hand in this process, asked for when the first token comes. */
export const localKeys = (read: () => Promise<Parameters<typeof createLocalJWKSet>[0]>): JWTVerifyGetKey => {
  return async (header, token) => createLocalJWKSet(await read())(header, token);
};

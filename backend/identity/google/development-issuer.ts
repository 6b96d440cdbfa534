import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet } from 'jose';

/** A substitute for Google in development; only this process accepts its tokens. */
export const DEVELOPMENT_ISSUER = 'https://accounts.google.invalid';
export const DEVELOPMENT_CLIENT_ID = 'embedded-shop';

const KEY_ID = 'development';
const LIFETIME_SECONDS = 5 * 60;

export interface DevelopmentUser {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** The nonce that the shop requested for the token. */
  readonly nonce: string;
}

export interface DevelopmentIssuer {
  /** The public keys, as Google publishes its own. */
  keys(): Promise<JSONWebKeySet>;
  /** An ID token for the user, valid for five minutes. */
  issue(user: DevelopmentUser): Promise<string>;
}

const subjectOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString();

/** Creates its key pair with the first use and keeps it until the process ends. */
export const makeDevelopmentIssuer = (clock: () => number): DevelopmentIssuer => {
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const pair = (): ReturnType<typeof generateKeyPair> => {
    made ??= generateKeyPair('RS256');
    return made;
  };
  return {
    keys: async () => {
      const { publicKey } = await pair();
      return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
    },
    issue: async ({ email, givenName, familyName, nonce }) => {
      const { privateKey } = await pair();
      const now = Math.floor(clock() / 1000);
      const name = { given_name: givenName, family_name: familyName };
      return new SignJWT({ email, email_verified: true, nonce, ...name })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
        .setIssuer(DEVELOPMENT_ISSUER)
        .setAudience(DEVELOPMENT_CLIENT_ID)
        .setSubject(subjectOf(email))
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(privateKey);
    },
  };
};

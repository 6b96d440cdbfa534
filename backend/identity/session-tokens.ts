import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token proves: use of the session, ownership of it over https, or that the browser was here before. */
export type TokenPurpose = 'activity' | 'trusted' | 'persistent';

export interface IssuedToken {
  /** Given to the client: a random secret and its signature. */
  readonly text: string;
  /** Kept in the database. */
  readonly hash: string;
}

export interface SessionTokens {
  issue(purpose: TokenPurpose, shopperId: number): IssuedToken;
  /** The hash to look the session up by; undefined when this server never signed the token for that shopper. */
  verify(purpose: TokenPurpose, shopperId: number, text: string): string | undefined;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Tokens that are random, signed and revocable: forged ones are refused before the database is asked. */
export const makeSessionTokens = (serverSecret: string): SessionTokens => {
  const sign = (purpose: TokenPurpose, shopperId: number, secret: string): string =>
    createHmac('sha256', serverSecret).update(`${purpose},${shopperId},${secret}`).digest('base64url');
  return {
    issue: (purpose, shopperId) => {
      const secret = randomBytes(24).toString('base64url');
      return { text: `${secret}.${sign(purpose, shopperId, secret)}`, hash: hashOf(secret) };
    },
    verify: (purpose, shopperId, text) => {
      const [secret = '', signature = '', ...rest] = text.split('.');
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(purpose, shopperId, secret));
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return hashOf(secret);
    },
  };
};

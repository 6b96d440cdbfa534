import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token is for: using the session, proving its owner over https, or recognising the browser later. */
export type TokenPurpose = 'activity' | 'trusted' | 'persistent';

export interface IssuedToken {
  /** Sent to the client: a random secret and its signature. */
  readonly text: string;
  /** Stored in the database. */
  readonly hash: string;
}

/** The tokens of a guest identity: one secret, signed for each purpose. */
export interface GuestTokens {
  readonly activity: string;
  readonly trusted: string;
  readonly persistent: string;
  /** Stored in the database once the guest has saved something. */
  readonly hash: string;
}

/** The content of a token that this server signed. */
export interface VerifiedToken {
  /** The hash by which the session is found. */
  readonly hash: string;
  /** When the guest identity was issued, in milliseconds since 1970; undefined for a session that always has a row. */
  readonly guestSince: number | undefined;
}

export interface SessionTokens {
  issue(purpose: TokenPurpose, shopperId: number): IssuedToken;
  /** Tokens for a guest without a row in the database; they contain the time at which they were issued. */
  issueGuest(shopperId: number, issuedAt: number): GuestTokens;
  /** Undefined when this server did not sign the token for that shopper and purpose. */
  verify(purpose: TokenPurpose, shopperId: number, text: string): VerifiedToken | undefined;
}

/** Prefix of the secrets of guests; no other secret begins with it. */
const GUEST_MARK = '~';
const TIME_BYTES = 6;
const RANDOM_BYTES = 24;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const makeGuestSecret = (issuedAt: number): string => {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(issuedAt, 0, TIME_BYTES);
  return GUEST_MARK + Buffer.concat([time, randomBytes(RANDOM_BYTES)]).toString('base64url');
};

const guestSinceOf = (secret: string): number | undefined =>
  secret.startsWith(GUEST_MARK)
    ? Buffer.from(secret.slice(GUEST_MARK.length), 'base64url').readUIntBE(0, TIME_BYTES)
    : undefined;

/** Random, signed and revocable tokens; forged ones are refused without a database query. */
export const makeSessionTokens = (serverSecret: string): SessionTokens => {
  const sign = (purpose: TokenPurpose, shopperId: number, secret: string): string =>
    createHmac('sha256', serverSecret).update(`${purpose},${shopperId},${secret}`).digest('base64url');
  const textOf = (purpose: TokenPurpose, shopperId: number, secret: string): string =>
    `${secret}.${sign(purpose, shopperId, secret)}`;
  return {
    issue: (purpose, shopperId) => {
      const secret = randomBytes(RANDOM_BYTES).toString('base64url');
      return { text: textOf(purpose, shopperId, secret), hash: hashOf(secret) };
    },
    issueGuest: (shopperId, issuedAt) => {
      const secret = makeGuestSecret(issuedAt);
      return {
        activity: textOf('activity', shopperId, secret),
        trusted: textOf('trusted', shopperId, secret),
        persistent: textOf('persistent', shopperId, secret),
        hash: hashOf(secret),
      };
    },
    verify: (purpose, shopperId, text) => {
      const [secret = '', signature = '', ...rest] = text.split('.');
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(purpose, shopperId, secret));
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return { hash: hashOf(secret), guestSince: guestSinceOf(secret) };
    },
  };
};

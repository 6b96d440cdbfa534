import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

/** What a token is for: asking questions, or having a new one made. */
export type TokenKind = 'access' | 'refresh';
export const scopes = ['search-rec', 'event'] as const;
export type Scope = (typeof scopes)[number];

/** Tokens that carry their own end and what they allow, signed, so that nothing of them is stored. */
export interface AccessTokens {
  readonly issue: (kind: TokenKind, allowed: readonly Scope[], lifetimeMs: number) => string;
  /** What the token allows; undefined when this server never issued it for that, or its time is over. */
  readonly verify: (kind: TokenKind, text: string) => readonly Scope[] | undefined;
}

const PURPOSE: Readonly<Record<TokenKind, string>> = {
  access: 'discover-access-token',
  refresh: 'discover-refresh-token',
};
const MAX_TOKEN_LENGTH = 500;

interface Contents {
  readonly allowed: readonly Scope[];
  readonly until: number;
}

const contentsOf = (payload: string): Contents =>
  JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Contents;

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Tokens of the search and recommendation service, by the backend's own clock. */
export const makeAccessTokens = (keyedHash: KeyedHash, clock: () => number): AccessTokens => ({
  issue: (kind, allowed, lifetimeMs) => {
    const contents = { allowed, until: clock() + lifetimeMs, nonce: randomBytes(12).toString('base64url') };
    const payload = Buffer.from(JSON.stringify(contents)).toString('base64url');
    return `${payload}.${keyedHash(PURPOSE[kind], payload)}`;
  },
  verify: (kind, text) => {
    const [payload = '', signature = '', ...rest] = text.length > MAX_TOKEN_LENGTH ? [] : text.split('.');
    if (payload === '' || rest.length > 0 || !isSame(signature, keyedHash(PURPOSE[kind], payload))) return undefined;
    // What is signed was written here.
    const { allowed, until } = contentsOf(payload);
    return until > clock() ? allowed : undefined;
  },
});

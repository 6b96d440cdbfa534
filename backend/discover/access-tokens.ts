import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

/** Purpose of a token: 'access' for requests, 'refresh' for a new token. */
export type TokenKind = 'access' | 'refresh';
export const scopes = ['search-rec', 'event'] as const;
export type Scope = (typeof scopes)[number];

/** Signed tokens that contain their expiry and their scopes; nothing is stored. */
export interface AccessTokens {
  readonly issue: (kind: TokenKind, allowed: readonly Scope[], lifetimeMs: number) => string;
  /** The scopes of the token; undefined when it is not a valid token of this kind or has expired. */
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

/** Creates tokens of the search and recommendation service, by the given clock. */
export const makeAccessTokens = (keyedHash: KeyedHash, clock: () => number): AccessTokens => ({
  issue: (kind, allowed, lifetimeMs) => {
    const contents = { allowed, until: clock() + lifetimeMs, nonce: randomBytes(12).toString('base64url') };
    const payload = Buffer.from(JSON.stringify(contents)).toString('base64url');
    return `${payload}.${keyedHash(PURPOSE[kind], payload)}`;
  },
  verify: (kind, text) => {
    const [payload = '', signature = '', ...rest] = text.length > MAX_TOKEN_LENGTH ? [] : text.split('.');
    if (payload === '' || rest.length > 0 || !isSame(signature, keyedHash(PURPOSE[kind], payload))) return undefined;
    // The signature is valid, so this server wrote the content.
    const { allowed, until } = contentsOf(payload);
    return until > clock() ? allowed : undefined;
  },
});

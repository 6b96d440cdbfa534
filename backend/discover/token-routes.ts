import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scopes, type AccessTokens, type Scope } from './access-tokens.ts';
import { addressLimit } from './call-limit.ts';
import { DiscoverProblem } from './discover-problem.ts';
import { givenOf, isRecord, listAt, textAt, wholeNumberAt, type Given } from './read-values.ts';

export interface TokenRouteDeps {
  readonly tokens: AccessTokens;
  /** API key that callers send as `x-api-key`. */
  readonly apiKey: string;
}

const DAY_MS = 86_400_000;
const ACCESS_MS = DAY_MS;
const REFRESH_MS = 7 * DAY_MS;
const MAX_LIFETIME_MS = 30 * DAY_MS;
const TOKENS_PER_MINUTE = 600;
const MAX_BODY_BYTES = 4 * 1024;
const MAX_TOKEN_LENGTH = 500;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const checkKey = ({ headers }: FastifyRequest, apiKey: string): void => {
  const given = headers['x-api-key'];
  if (typeof given === 'string' && timingSafeEqual(digestOf(given), digestOf(apiKey))) return;
  throw new DiscoverProblem(103, 'The API key is not known');
};

const bodyOf = ({ body }: FastifyRequest): Given => {
  if (body === undefined || body === null) return givenOf({});
  if (!isRecord(body)) throw new DiscoverProblem(101, 'The body must be a JSON object');
  return givenOf(body);
};

const scopesOf = (body: Given): readonly Scope[] => {
  const requested = listAt(body, 'scope', scopes.length).map(({ value }) => value);
  const known = scopes.filter((scope) => requested.includes(scope));
  if (known.length < requested.length) throw new DiscoverProblem(101, `scope must name ${scopes.join(' or ')}`);
  return known.length === 0 ? scopes : known;
};

/** Tokens are issued for a key or for a refresh token; a request may choose their lifetime, in milliseconds. */
export const registerTokenRoutes = (app: FastifyInstance, { tokens, apiKey }: TokenRouteDeps): void => {
  const rules = { bodyLimit: MAX_BODY_BYTES, onRequest: addressLimit(app, TOKENS_PER_MINUTE) };

  const issue = (body: Given, allowed: readonly Scope[]) => {
    const accessTokenExpiry = wholeNumberAt(body, 'accessExpiry', ACCESS_MS, [1, MAX_LIFETIME_MS]);
    const refreshTokenExpiry = wholeNumberAt(body, 'refreshExpiry', REFRESH_MS, [1, MAX_LIFETIME_MS]);
    return {
      accessToken: tokens.issue('access', allowed, accessTokenExpiry),
      accessTokenExpiry,
      refreshToken: tokens.issue('refresh', allowed, refreshTokenExpiry),
      refreshTokenExpiry,
    };
  };

  app.post('/account/1/access-token', rules, async (request, reply) => {
    checkKey(request, apiKey);
    const body = bodyOf(request);
    void reply.header('cache-control', 'no-store');
    return issue(body, scopesOf(body));
  });

  app.put('/account/1/access-token', rules, async (request, reply) => {
    const body = bodyOf(request);
    const allowed = tokens.verify('refresh', textAt(body, 'refreshToken', MAX_TOKEN_LENGTH) ?? '');
    if (allowed === undefined) throw new DiscoverProblem(103, 'The refresh token is not valid any more');
    void reply.header('cache-control', 'no-store');
    return issue(body, allowed);
  });
};

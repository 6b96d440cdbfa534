import type { FastifyInstance } from 'fastify';
import { perMinute } from '../../http/address-limit.ts';
import { CommerceFailure, invalidParameter } from '../../http/commerce-failure.ts';
import { TRANSACTION_BASE } from '../../http/commerce-scope.ts';
import type { Identifier } from '../session/identifier.ts';
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '../../http/own-cookies.ts';
import { sendSession, cookieQuerySchema, identityBefore, type CookieQuery } from '../sign-in/identity-routes.ts';
import { NONCE_SECONDS, type GoogleNonces } from './google-nonces.ts';
import type { GoogleSignIn } from './google-sign-in.ts';

interface OauthBody {
  readonly authorizationProvider: string;
  readonly credential: string;
}

const bodySchema = {
  type: 'object',
  required: ['authorizationProvider', 'credential'],
  properties: {
    authorizationProvider: { type: 'string', maxLength: 40 },
    credential: { type: 'string', minLength: 1, maxLength: 4000 },
  },
};

const notOffered = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_AUTHORIZATION_PROVIDER',
    message: 'Google sign-in isn’t available.',
    parameters: 'authorizationProvider',
  });

/**
 * Routes for signing in with a Google credential, which must contain the nonce that this browser got before. Without
 * `signIn` the shop does not offer it. [USR-11]
 */
export const registerGoogleRoutes = (
  app: FastifyInstance,
  deps: {
    readonly signIn: GoogleSignIn | undefined;
    readonly nonces: GoogleNonces;
    readonly identifier: Identifier;
    readonly signInLimit: number;
  },
): void => {
  app.post(
    `${TRANSACTION_BASE}/loginidentity/oauth_nonce`,
    { config: perMinute(deps.signInLimit) },
    async (request, reply) => {
      if (deps.signIn === undefined) throw notOffered();
      reply.header('cache-control', 'no-store');
      // Pages of one browser share the nonce: a new one for each would invalidate those of the others.
      const { cookie, nonce } = await deps.nonces.issue(readOwnCookie(request, 'googleNonce'));
      setOwnCookie(request, reply, 'googleNonce', { value: cookie, maxAgeSeconds: NONCE_SECONDS });
      return { nonce, resourceName: 'loginidentity' };
    },
  );

  app.post<{ Querystring: CookieQuery; Body: OauthBody }>(
    `${TRANSACTION_BASE}/loginidentity/oauth_validate`,
    { schema: { querystring: cookieQuerySchema, body: bodySchema }, config: perMinute(deps.signInLimit) },
    async (request, reply) => {
      const { authorizationProvider, credential } = request.body;
      if (authorizationProvider !== 'google') {
        throw invalidParameter('authorizationProvider', 'authorizationProvider must be google.');
      }
      if (deps.signIn === undefined) throw notOffered();
      const before = await identityBefore(deps.identifier, request, reply);
      const nonce = readOwnCookie(request, 'googleNonce');
      const browser = readOwnCookie(request, 'knownBrowser');
      const session = await deps.signIn({ credential, nonce, before, browser, address: request.ip });
      clearOwnCookie(request, reply, 'googleNonce');
      return sendSession(request, reply, session, 'loginidentity');
    },
  );
};

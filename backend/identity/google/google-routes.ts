import type { FastifyInstance } from 'fastify';
import { perMinute } from '../../http/address-limit.ts';
import { CommerceFailure, invalidParameter } from '../../http/commerce-failure.ts';
import { TRANSACTION_BASE } from '../../http/commerce-scope.ts';
import type { Identifier } from '../identifier.ts';
import { answerSession, cookieQuerySchema, identityBefore, type CookieQuery } from '../identity-routes.ts';
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
    message: 'This shop does not offer to sign in with Google.',
    parameters: 'authorizationProvider',
  });

/** Signing in with a credential of another provider; without `signIn` the shop offers none. [USR-11] */
export const registerGoogleRoutes = (
  app: FastifyInstance,
  deps: { readonly signIn: GoogleSignIn | undefined; readonly identifier: Identifier; readonly signInLimit: number },
): void => {
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
      const session = await deps.signIn({ credential, before, address: request.ip });
      return answerSession(request, reply, session, 'loginidentity');
    },
  );
};

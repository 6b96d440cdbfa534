import type { FastifyInstance, FastifyRequest } from 'fastify';
import { perMinute } from '../../http/address-limit.ts';
import { invalidParameter } from '../../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../../http/commerce-scope.ts';
import { readOwnCookie } from '../../http/own-cookies.ts';
import { rememberBrowser } from './identity-routes.ts';
import type { SignInLinks } from './sign-in-link.ts';

const askSchema = {
  type: 'object',
  required: ['logonId'],
  properties: { logonId: { type: 'string', maxLength: 254 } },
};

const useSchema = {
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'string', minLength: 1, maxLength: 100 } },
};

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;

/**
 * The origin where shoppers see the shop: the configured one, or that of a request to a loopback host. Other `Host`
 * headers are ignored, since an attacker could make the mailed link lead to another site.
 */
const originFor = (request: FastifyRequest, publicOrigin: string | undefined): string | undefined =>
  publicOrigin ?? (LOOPBACK.test(request.host) ? `${request.protocol}://${request.host}` : undefined);

/** Routes for the mailed links by which the owner of a locked account can sign in. [USR-05] */
export const registerSignInLinkRoutes = (
  app: FastifyInstance,
  deps: {
    readonly links: SignInLinks;
    readonly publicOrigin: string | undefined;
    /** Calls a minute from one address, each kind counted by itself. */
    readonly resetLimit: number;
  },
): void => {
  const { links, publicOrigin, resetLimit } = deps;

  app.post<{ Body: { readonly logonId: string } }>(
    `${TRANSACTION_BASE}/loginidentity/sign_in_link`,
    { bodyLimit: SMALL_BODY, schema: { body: askSchema }, config: perMinute(resetLimit) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const logonId = request.body.logonId.trim().toLowerCase();
      if (logonId === '') throw invalidParameter('logonId', 'logonId is required.');
      await links.requestLink({ logonId, address: request.ip, origin: originFor(request, publicOrigin) });
      return { resourceName: 'loginidentity' };
    },
  );

  app.post<{ Body: { readonly code: string } }>(
    `${TRANSACTION_BASE}/loginidentity/known_browser`,
    { bodyLimit: SMALL_BODY, schema: { body: useSchema }, config: perMinute(resetLimit) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const browser = readOwnCookie(request, 'knownBrowser');
      const value = await links.use({ code: request.body.code, browser, address: request.ip });
      rememberBrowser(request, reply, value);
      return { resourceName: 'loginidentity' };
    },
  );
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonBodyIfGiven, partsOf, passChecked } from './checked-call';
import { commerceCallOf, effectiveMethod } from './commerce-proxy-rules';
import { commerceBody, commerceQuery } from './commerce-input';
import { type ProxyOptions, MAX_REQUEST_BYTES } from './proxy';
import { takesBytes } from './request-bodies';

const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'if-none-match',
  'x-http-method-override',
  'idempotency-key',
  'x-requested-with',
];

/**
 * `/api/*`: the commerce backend on the shop's own origin. Passes on only listed calls, with only the commerce cookies, and
 * no changes from other sites (contracts 1 to 4, design Security).
 */
export const registerCommerceProxy = (
  app: FastifyInstance,
  options: Omit<ProxyOptions, 'requestHeaders' | 'carriesCookies'>,
): void => {
  const proxy: ProxyOptions = { ...options, requestHeaders: REQUEST_HEADERS, carriesCookies: true };

  const pass = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { path, query } = partsOf(request.url);
    const target = path === SKUS_PRICE ? path : path.slice(PREFIX.length);
    const override = request.headers['x-http-method-override'];
    const method = effectiveMethod(request.method, typeof override === 'string' ? override : undefined);
    const call = commerceCallOf(method, target);
    const asked = {
      call,
      path: target,
      query: { text: query, rules: commerceQuery },
      readBody: jsonBodyIfGiven(commerceBody),
      isPersonal: call?.isPersonal ?? false,
      noContentStatuses: call?.noContentStatuses,
    };
    return passChecked(request, reply, asked, proxy);
  };

  void app.register(async (api) => {
    takesBytes(api, '*', MAX_REQUEST_BYTES);
    api.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url: `${PREFIX}/*`, handler: pass });
  });
};

const PREFIX = '/api';
const SKUS_PRICE = '/api/solr-skus-price';

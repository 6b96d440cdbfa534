import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { backendBody, backendQuery } from './backend-input';
import { makeProxyMatcher, type ProxyMethod, type ProxyRules } from './backend-proxy-rules';
import { jsonBodyIfGiven, partsOf, passChecked } from './checked-call';
import type { CookieRules } from './cookie-rules';
import { type ProxyOptions, MAX_REQUEST_BYTES } from './proxy';
import { takesBytes } from './request-bodies';

/** The path of the storefront below which the backend's calls are. */
export const BACKEND_PROXY_PREFIX = '/api';

const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'if-none-match',
  'x-http-method-override',
  'idempotency-key',
  'x-requested-with',
];

export interface BackendProxyOptions extends Pick<ProxyOptions, 'publicOrigin' | 'upstream'> {
  readonly rules: ProxyRules;
  readonly cookieRules: Pick<CookieRules, 'isBackendCookie'>;
}

/**
 * `/api/*`: the backend on the shop's own origin. Passes on only listed calls, with only the backend's cookies, and no
 * changes from other sites (contracts 1 to 4, design Security).
 */
export const registerBackendProxy = (app: FastifyInstance, { rules, ...options }: BackendProxyOptions): void => {
  const proxy: ProxyOptions = { ...options, requestHeaders: [...REQUEST_HEADERS, ...(rules.requestHeaders ?? [])] };
  const { callOf } = makeProxyMatcher(rules);

  const pass = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { path, query } = partsOf(request.url);
    const target = path === SKUS_PRICE ? path : path.slice(BACKEND_PROXY_PREFIX.length);
    const override = request.headers['x-http-method-override'];
    const call = callOf(request.method, target, typeof override === 'string' ? override : undefined);
    const asked = {
      call,
      path: target,
      query: { text: query, rules: backendQuery },
      readBody: jsonBodyIfGiven(backendBody),
      isPersonal: call?.isPersonal ?? false,
      noContentStatuses: call?.noContentStatuses,
    };
    return passChecked(request, reply, asked, proxy);
  };

  void app.register(async (api) => {
    takesBytes(api, '*', MAX_REQUEST_BYTES);
    api.route({ method: methodsOf(rules), url: `${BACKEND_PROXY_PREFIX}/*`, handler: pass });
  });
};

/** GET even where the backend has no such call, so that it is refused in the same way as others. */
const methodsOf = ({ routes }: ProxyRules): ProxyMethod[] => [
  ...new Set<ProxyMethod>(['GET', ...routes.map(({ method }) => method)]),
];

/** The platform's own path begins with the prefix, too. */
const SKUS_PRICE = '/api/solr-skus-price';

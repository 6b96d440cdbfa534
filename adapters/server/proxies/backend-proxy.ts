import { BACKEND_PROXY_PREFIX } from '../../http/backend-proxy-prefix';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { backendBody, backendQuery } from './backend-input';
import { type AllowedCall, makeProxyMatcher, type ProxyMethod, type ProxyRules } from './backend-proxy-rules';
import { jsonBodyIfGiven, partsOf, passChecked } from './checked-call';
import type { CookieRules } from '../requests/cookie-rules';
import { fillPath, keptIn, type KeptValue, keptLines, NOTHING_KEPT_BODY } from './kept-values';
import { previewHeaders, previewTokenIn } from '../requests/preview-cookie';
import { type ProxyOptions, MAX_REQUEST_BYTES } from './proxy';
import type { Upstream } from '../upstream/upstream';
import { takesBytes } from '../requests/request-bodies';
import { originOf } from '../requests/web-requests';

const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  // Of user/user-type: caches in front of the commerce service must not answer it.
  'cache-control',
  'content-type',
  'if-none-match',
  'x-http-method-override',
  'idempotency-key',
  'x-requested-with',
];

export interface BackendProxyOptions extends Pick<ProxyOptions, 'publicOrigin' | 'upstream'> {
  readonly rules: ProxyRules;
  /** The client of the store-locator host; that of the backend by default. */
  readonly storeLocator?: Upstream;
  readonly cookieRules: Pick<CookieRules, 'isBackendCookie'>;
  /** Values that the storefront keeps for the backend and inserts into paths; none by default. */
  readonly keptValues?: ReadonlyArray<KeptValue> | undefined;
}

/**
 * `/api/*`: the backend on the shop's own origin. Passes on only listed calls, with only the backend's cookies, and no
 * changes from other sites (contracts 1 to 4, design Security).
 */
export const registerBackendProxy = (
  app: FastifyInstance,
  { rules, keptValues = [], storeLocator, ...options }: BackendProxyOptions,
): void => {
  const proxy: ProxyOptions = { ...options, requestHeaders: [...REQUEST_HEADERS, ...(rules.requestHeaders ?? [])] };
  const storeLocatorProxy: ProxyOptions = { ...proxy, upstream: storeLocator ?? proxy.upstream };
  const { callOf } = makeProxyMatcher(rules);
  // A path of the backend may begin with the prefix itself.
  const ownPaths = new Set(
    rules.routes.map((route) => route.path).filter((path) => path.startsWith(`${BACKEND_PROXY_PREFIX}/`)),
  );
  const isHttps = (request: FastifyRequest): boolean => originOf(request, options).startsWith('https:');

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { path, query } = partsOf(request.url);
    const target = ownPaths.has(path) ? path : path.slice(BACKEND_PROXY_PREFIX.length);
    const override = request.headers['x-http-method-override'];
    const call = callOf(request.method, target, typeof override === 'string' ? override : undefined);
    const filled = call === undefined ? target : fillPath(keptValues, target, keptIn(request.headers.cookie));
    if (filled === undefined) return sendNothingKept(reply, call);
    const previewToken = previewTokenIn(request.headers.cookie);
    const asked = {
      call,
      path: filled,
      query: { text: query, rules: backendQuery },
      readBody: jsonBodyIfGiven(backendBody),
      isPersonal: (call?.isPersonal ?? false) || previewToken !== undefined,
      headers: previewHeaders(previewToken),
      noContentStatuses: call?.noContentStatuses,
      // Without kept values, the body need not be parsed.
      ...(keptValues.length === 0
        ? {}
        : {
            ownCookies: (body: Buffer) =>
              keptLines(keptValues, { method: request.method, path: target }, parsed(body), isHttps(request)),
          }),
    };
    return passChecked(request, reply, asked, call?.isStoreLocator ? storeLocatorProxy : proxy);
  };

  void app.register(async (api) => {
    takesBytes(api, '*', MAX_REQUEST_BYTES);
    api.route({ method: methodsOf(rules), url: `${BACKEND_PROXY_PREFIX}/*`, handler: pass });
  });
};

/** Sends 404, or 204 where the backend's own 404 is no error for a page. */
const sendNothingKept = (reply: FastifyReply, call: AllowedCall | undefined): FastifyReply => {
  void reply.header('cache-control', 'private, no-store');
  return call?.noContentStatuses.includes(404) ? reply.code(204).send() : reply.code(404).send(NOTHING_KEPT_BODY);
};

/** Returns undefined for a body that is empty or not JSON. */
const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

/** Includes GET even where the backend has no such call, so that it is refused in the same way as others. */
const methodsOf = ({ routes }: ProxyRules): ProxyMethod[] => [
  ...new Set<ProxyMethod>(['GET', ...routes.map(({ method }) => method)]),
];

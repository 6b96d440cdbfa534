import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallKind, resourceOf } from '../../http/call-kind';
import { jsonBody, partsOf, passChecked, withoutBody } from './checked-call';
import { isPlain } from './backend-proxy-rules';
import { type ProxyOptions, MAX_REQUEST_BYTES } from './proxy';
import { takesBytes } from '../requests/request-bodies';
import { searchEvent, searchQuery } from './search-input';
import type { ProxiedCall } from '../upstream/upstream';

const PREFIX = '/api/search';
const REQUEST_HEADERS = ['accept', 'content-type'];

interface SearchCall {
  readonly kind: CallKind;
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
}

const CALLS: ReadonlyArray<SearchCall> = [
  { kind: 'optional', method: 'GET', path: /^\/autocomplete\/[^/]+$/ },
  { kind: 'public', method: 'GET', path: /^\/search\/(?:natural_language\/)?[^/]+$/ },
  { kind: 'public', method: 'GET', path: /^\/browse\/(?:items|groups|facets|facet_options)$/ },
  { kind: 'public', method: 'GET', path: /^\/browse\/[^/]+\/[^/]+$/ },
  { kind: 'optional', method: 'GET', path: /^\/recommendations\/v1\/pods\/[^/]+$/ },
  { kind: 'optional', method: 'GET', path: /^\/behavior$/ },
  { kind: 'optional', method: 'GET', path: /^\/autocomplete\/[^/]+\/(?:select|search|click_through)$/ },
  { kind: 'optional', method: 'POST', path: /^\/v2\/behavioral_action\/[a-z_]+$/ },
  { kind: 'optional', method: 'POST', path: /^\/behavior$/ },
];

/** Returns the call of this method and path, which is without its query; undefined when it is not allowed. */
export const searchCallOf = (method: string, path: string): ProxiedCall | undefined => {
  const call = isPlain(path) ? CALLS.find((known) => known.method === method && known.path.test(path)) : undefined;
  return call && { kind: call.kind, resource: resourceOf(path) };
};

/**
 * `/api/search/*`: the search service on the shop's own origin (SRC-08). Passes on reads and
 * behavioural events, whose JSON is sent as text/plain, without cookies.
 */
export const registerSearchProxy = (
  app: FastifyInstance,
  options: Omit<ProxyOptions, 'requestHeaders' | 'cookieRules'>,
): void => {
  const proxy: ProxyOptions = { ...options, requestHeaders: REQUEST_HEADERS };

  const pass = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { path, query } = partsOf(request.url.slice(PREFIX.length));
    const asked = {
      call: searchCallOf(request.method, path),
      path,
      query: { text: query, rules: searchQuery },
      readBody: request.method === 'GET' ? withoutBody : jsonBody(searchEvent),
    };
    return passChecked(request, reply, asked, proxy);
  };

  void app.register(async (search) => {
    takesBytes(search, '*', MAX_REQUEST_BYTES);
    for (const url of ['/autocomplete/*', '/search/*', '/browse/*', '/recommendations/*', '/behavior', '/v2/*']) {
      search.route({ method: ['GET', 'POST'], url: PREFIX + url, handler: pass });
    }
  });
};

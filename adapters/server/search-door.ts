import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallKind, resourceOf } from '../http/call-kind';
import { jsonBody, partsOf, passChecked, withoutBody } from './checked-call';
import { isPlain } from './commerce-door-rules';
import { type DoorOptions, MAX_DOOR_UP_BYTES } from './door';
import { takesBytes } from './request-bodies';
import { searchEvent, searchQuery } from './search-input';
import type { ProxiedCall } from './upstream';

const PREFIX = '/api/search';
const UP = ['accept', 'content-type'];

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

/** The call of this method and path, which is without its query; undefined when it may not pass. */
export const searchCallOf = (method: string, path: string): ProxiedCall | undefined => {
  const call = isPlain(path) ? CALLS.find((known) => known.method === method && known.path.test(path)) : undefined;
  return call && { kind: call.kind, resource: resourceOf(path) };
};

/**
 * `/api/search/*`: the search service on the shop's own origin (SRC-08). Reads and behavioural events, whose JSON
 * travels as text/plain; no cookie goes up or comes down.
 */
export const registerSearchDoor = (app: FastifyInstance, options: Omit<DoorOptions, 'up' | 'carriesCookies'>): void => {
  const door: DoorOptions = { ...options, up: UP, carriesCookies: false };

  const pass = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { path, query } = partsOf(request.url.slice(PREFIX.length));
    const asked = {
      call: searchCallOf(request.method, path),
      path,
      query: { text: query, rules: searchQuery },
      readBody: request.method === 'GET' ? withoutBody : jsonBody(searchEvent),
    };
    return passChecked(request, reply, asked, door);
  };

  void app.register(async (search) => {
    takesBytes(search, '*', MAX_DOOR_UP_BYTES);
    for (const url of ['/autocomplete/*', '/search/*', '/browse/*', '/recommendations/*', '/behavior', '/v2/*']) {
      search.route({ method: ['GET', 'POST'], url: PREFIX + url, handler: pass });
    }
  });
};

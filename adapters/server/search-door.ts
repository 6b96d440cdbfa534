import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlain } from './commerce-door-rules';
import { type DoorOptions, MAX_DOOR_UP_BYTES, passThrough, refuseForeign, refuseUnknown } from './door';

const PREFIX = '/api/search';
const UP = ['accept', 'content-type'];

const READS = [
  /^\/autocomplete\/[^/]+$/,
  /^\/search\/(?:natural_language\/)?[^/]+$/,
  /^\/browse\/(?:items|groups|facets|facet_options)$/,
  /^\/browse\/[^/]+\/[^/]+$/,
  /^\/recommendations\/v1\/pods\/[^/]+$/,
  /^\/behavior$/,
  /^\/autocomplete\/[^/]+\/(?:select|search|click_through)$/,
];
const EVENTS = [/^\/v2\/behavioral_action\/[a-z_]+$/, /^\/behavior$/];

/** Whether the search door passes a call on; `path` is below the door and without its query. */
export const isAllowedSearchCall = (method: string, path: string): boolean =>
  isPlain(path) && (method === 'GET' ? READS : method === 'POST' ? EVENTS : []).some((pattern) => pattern.test(path));

/**
 * `/api/search/*`: the search service on the shop's own origin (SRC-08). Reads and behavioural events, whose JSON
 * travels as text/plain; no cookie goes up or comes down.
 */
export const registerSearchDoor = (
  app: FastifyInstance,
  options: Omit<DoorOptions, 'up' | 'carriesCookies' | 'isPersonal'>,
): void => {
  const door: DoorOptions = { ...options, up: UP, carriesCookies: false };

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = request.url.slice(PREFIX.length);
    if (!isAllowedSearchCall(request.method, target.split('?')[0] ?? '')) {
      return refuseUnknown(reply);
    }
    if (request.method !== 'GET' && refuseForeign(request, reply, options)) return reply;
    return passThrough(request, reply, target, door);
  };

  void app.register(async (search) => {
    search.removeAllContentTypeParsers();
    search.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_DOOR_UP_BYTES },
      async (_: unknown, body: Buffer) => body,
    );
    for (const url of ['/autocomplete/*', '/search/*', '/browse/*', '/recommendations/*', '/behavior', '/v2/*']) {
      search.route({ method: ['GET', 'POST'], url: PREFIX + url, handler: pass });
    }
  });
};

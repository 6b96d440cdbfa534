import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../../core/search/access-token';
import { type DoorOptions, MAX_DOOR_UP_BYTES, passThrough, refuseForeign, refuseUnknown } from './door';

const PREFIX = '/api/discover';
const UP = ['accept', 'content-type', 'authorization'];

const QUESTIONS = '/api/search-rec/3';
const EVENTS = '/api/event/1';

/** Whether the door passes a call on; `path` is below the door and without its query. */
export const isAllowedDiscoverCall = (method: string, path: string): boolean =>
  (path === QUESTIONS && (method === 'GET' || method === 'POST')) || (path === EVENTS && method === 'POST');

export interface DiscoverDoorOptions extends Omit<DoorOptions, 'up' | 'carriesCookies' | 'isPersonal'> {
  /** Learn of it when the service would not have their token any more. */
  readonly accessTokens: AccessTokens;
}

/**
 * `/api/discover/*`: the search and recommendation service on the shop's own origin (SRC-07). Questions and events with
 * the token that the page was given; no cookie goes up or comes down.
 */
export const registerDiscoverDoor = (app: FastifyInstance, options: DiscoverDoorOptions): void => {
  const door: DoorOptions = { ...options, up: UP, carriesCookies: false, isPersonal: () => true };

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = request.url.slice(PREFIX.length);
    if (!isAllowedDiscoverCall(request.method, target.split('?')[0] ?? '')) return refuseUnknown(reply);
    if (request.method !== 'GET' && refuseForeign(request, reply, options)) return reply;
    await passThrough(request, reply, target, door);
    if (reply.statusCode === 401) options.accessTokens.refused(tokenOf(request))();
    return reply;
  };

  void app.register(async (discover) => {
    discover.removeAllContentTypeParsers();
    discover.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_DOOR_UP_BYTES },
      async (_: unknown, body: Buffer) => body,
    );
    discover.route({ method: ['GET', 'POST'], url: `${PREFIX}/*`, handler: pass });
  });
};

const tokenOf = ({ headers }: FastifyRequest): string => (headers.authorization ?? '').replace(/^Bearer /i, '');

import type { Decoder } from 'io-ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../../../core/search/access/access-token';
import { jsonBody, passChecked, withoutBody } from './checked-call';
import { discoverEvent, discoverRequest } from './discover-input';
import { type ProxyOptions, MAX_REQUEST_BYTES } from './proxy';
import { takesBytes } from '../requests/request-bodies';
import type { ProxiedCall } from '../upstream/upstream';

const PREFIX = '/api/discover';
const REQUEST_HEADERS = ['accept', 'content-type', 'authorization'];

/** Returns the call of this method and path, which is without its query; undefined when it is not allowed. */
export const discoverCallOf = (method: string, path: string): DiscoverCall | undefined =>
  method === 'POST' ? CALLS.get(path) : undefined;

interface DiscoverCall extends ProxiedCall {
  readonly input: Decoder<unknown, unknown>;
}

const CALLS: ReadonlyMap<string, DiscoverCall> = new Map<string, DiscoverCall>([
  ['/api/search-rec/3', { kind: 'public', resource: 'search-rec', input: discoverRequest }],
  ['/api/event/1', { kind: 'optional', resource: 'event', input: discoverEvent }],
]);

export interface DiscoverProxyOptions extends Omit<ProxyOptions, 'requestHeaders' | 'cookieRules'> {
  /** Notified when the service refuses a token. */
  readonly accessTokens: AccessTokens;
}

/**
 * `/api/discover/*`: the search and recommendation service on the shop's own origin (SRC-07). Passes on requests and events
 * with the page's access token, without cookies.
 */
export const registerDiscoverProxy = (app: FastifyInstance, options: DiscoverProxyOptions): void => {
  const proxy: ProxyOptions = { ...options, requestHeaders: REQUEST_HEADERS };

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.slice(PREFIX.length);
    const known = discoverCallOf(request.method, path);
    const asked = {
      call: known && { kind: known.kind, resource: known.resource },
      path,
      readBody: known === undefined ? withoutBody : jsonBody(known.input),
      isPersonal: true,
    };
    await passChecked(request, reply, asked, proxy);
    if (reply.statusCode === 401) options.accessTokens.refused(tokenOf(request))();
    return reply;
  };

  void app.register(async (discover) => {
    takesBytes(discover, '*', MAX_REQUEST_BYTES);
    discover.route({ method: 'POST', url: `${PREFIX}/*`, handler: pass });
  });
};

const tokenOf = ({ headers }: FastifyRequest): string => (headers.authorization ?? '').replace(/^Bearer /i, '');

import * as E from 'fp-ts/Either';
import type { Decoder } from 'io-ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../../core/search/access-token';
import {
  bodyOf,
  type DoorOptions,
  MAX_DOOR_UP_BYTES,
  passThrough,
  refuseForeign,
  refuseUnknown,
  sendWrong,
} from './door';
import { checkedJson } from './input-codecs';
import { discoverEvent, discoverQuestion } from './discover-input';
import type { ProxiedCall } from './upstream';

const PREFIX = '/api/discover';
const UP = ['accept', 'content-type', 'authorization'];

/** The call of this method and path, which is without its query; undefined when it may not pass. */
export const discoverCallOf = (method: string, path: string): DiscoverCall | undefined =>
  method === 'POST' ? CALLS.get(path) : undefined;

interface DiscoverCall extends ProxiedCall {
  readonly input: Decoder<unknown, unknown>;
}

const CALLS: ReadonlyMap<string, DiscoverCall> = new Map<string, DiscoverCall>([
  ['/api/search-rec/3', { kind: 'public', resource: 'search-rec', input: discoverQuestion }],
  ['/api/event/1', { kind: 'optional', resource: 'event', input: discoverEvent }],
]);

export interface DiscoverDoorOptions extends Omit<DoorOptions, 'up' | 'carriesCookies'> {
  /** Learn of it when the service would not have their token any more. */
  readonly accessTokens: AccessTokens;
}

/**
 * `/api/discover/*`: the search and recommendation service on the shop's own origin (SRC-07). Questions and events with
 * the token that the page was given; no cookie goes up or comes down.
 */
export const registerDiscoverDoor = (app: FastifyInstance, options: DiscoverDoorOptions): void => {
  const door: DoorOptions = { ...options, up: UP, carriesCookies: false };

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = request.url.slice(PREFIX.length);
    const call = discoverCallOf(request.method, target);
    if (call === undefined) return refuseUnknown(reply);
    if (refuseForeign(request, reply, options)) return reply;
    const body = checkedJson(call.input, bodyOf(request));
    if (E.isLeft(body)) return sendWrong(reply, body.left);
    const { kind, resource } = call;
    await passThrough(
      request,
      reply,
      { call: { kind, resource }, path: target, body: body.right, isPersonal: true },
      door,
    );
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
    discover.route({ method: 'POST', url: `${PREFIX}/*`, handler: pass });
  });
};

const tokenOf = ({ headers }: FastifyRequest): string => (headers.authorization ?? '').replace(/^Bearer /i, '');

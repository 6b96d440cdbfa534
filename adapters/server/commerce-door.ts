import * as E from 'fp-ts/Either';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commerceCallOf, effectiveMethod } from './commerce-door-rules';
import { commerceBody, commerceQuery } from './commerce-input';
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
import { checkedQuery } from './query-input';

const UP = [
  'accept',
  'accept-language',
  'content-type',
  'if-none-match',
  'x-http-method-override',
  'idempotency-key',
  'x-requested-with',
];

/**
 * `/api/*`: the commerce backend as the shop's scripts see it, on the shop's own origin. Only listed calls pass, with
 * commerce cookies alone, and none that changes something from another site (contracts 1 to 4, design Security).
 */
export const registerCommerceDoor = (
  app: FastifyInstance,
  options: Omit<DoorOptions, 'up' | 'carriesCookies'>,
): void => {
  const door: DoorOptions = { ...options, up: UP, carriesCookies: true };

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '', ...query] = request.url.split('?');
    const target = path === SKUS_PRICE ? path : path.slice(PREFIX.length);
    const override = request.headers['x-http-method-override'];
    const method = effectiveMethod(request.method, typeof override === 'string' ? override : undefined);
    const call = commerceCallOf(method, target);
    if (call === undefined) return refuseUnknown(reply);
    if (request.method !== 'GET' && refuseForeign(request, reply, options)) return reply;
    const { isPersonal } = call;
    const above = query.length > 0 ? `${target}?${query.join('?')}` : target;
    const asked = checkedQuery(query.join('?'), commerceQuery);
    if (E.isLeft(asked)) return sendWrong(reply, asked.left);
    const given = bodyOf(request);
    const body = given === undefined ? E.right(undefined) : checkedJson(commerceBody, given);
    if (E.isLeft(body)) return sendWrong(reply, body.left);
    return passThrough(request, reply, { call, path: above, body: body.right, isPersonal }, door);
  };

  void app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_DOOR_UP_BYTES },
      async (_: unknown, body: Buffer) => body,
    );
    api.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url: `${PREFIX}/*`, handler: pass });
  });
};

const PREFIX = '/api';
const SKUS_PRICE = '/api/solr-skus-price';

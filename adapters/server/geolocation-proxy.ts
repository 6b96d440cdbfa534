import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { byNetwork } from '../../settings/network-rate-store.ts';
import { jsonBody, passChecked } from './checked-call';
import type { ProxyOptions } from './proxy';
import { exactly, flag, optional } from './input-codecs';
import { takesBytes } from './request-bodies';

const PATH = '/geolocation/v1/geolocate';
const CALL = { kind: 'optional', resource: 'geolocate' } as const;
/** The address of the request is all that the service may go by. */
const question = exactly({ considerIp: optional(flag) });
const MAX_BYTES = 1_024;
/** A visit asks once, but whole neighbourhoods may come from one address of their network's operator. */
const MAX_PER_MINUTE = 300;

export interface GeolocationProxyOptions extends Pick<ProxyOptions, 'publicOrigin' | 'upstream'> {
  /** The shop's own at the service; it stays here. */
  readonly key: string;
}

/**
 * `/api/geolocation/v1/geolocate`: the geolocation service on the shop's own origin (GEO-01). It is told the shopper's
 * address in X-Forwarded-For, and nobody keeps what it answers. An address that is nowhere is 204.
 */
export const registerGeolocationProxy = (app: FastifyInstance, { key, ...options }: GeolocationProxyOptions): void => {
  const target = `${PATH}?${new URLSearchParams({ key }).toString()}`;
  const proxy: ProxyOptions = {
    ...options,
    requestHeaders: ['accept', 'content-type'],
    carriesCookies: false,
  };
  void app.register(async (geolocation) => {
    await geolocation.register(fastifyRateLimit, { ...byNetwork, max: MAX_PER_MINUTE, timeWindow: '1 minute' });
    takesBytes(geolocation, 'application/json', MAX_BYTES);
    const asked = {
      call: CALL,
      path: target,
      readBody: jsonBody(question),
      isPersonal: true,
      noContentStatuses: [404],
    };
    geolocation.post(`/api${PATH}`, (request, reply) => passChecked(request, reply, asked, proxy));
  });
};

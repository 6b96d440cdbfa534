import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { byNetwork } from '../../../settings/network-rate-store.ts';
import { jsonBody, passChecked } from './checked-call';
import type { ProxyOptions } from './proxy';
import { exactly, flag, optional } from '../requests/input-codecs';
import { takesBytes } from '../requests/request-bodies';

const PATH = '/geolocation/v1/geolocate';
const CALL = { kind: 'optional', resource: 'geolocate' } as const;
/** The service may use only the client address. */
const question = exactly({ considerIp: optional(flag) });
const MAX_BYTES = 1_024;
/** A visit makes one call, but many visitors can share one address (carrier-grade NAT). */
const MAX_PER_MINUTE = 300;

export interface GeolocationProxyOptions extends Pick<ProxyOptions, 'publicOrigin' | 'upstream'> {
  /** The shop's key at the service. Browsers never receive it. */
  readonly key: string;
}

/**
 * `/api/geolocation/v1/geolocate`: the geolocation service on the shop's own origin (GEO-01). It gets the
 * client address in X-Forwarded-For. Responses are not cacheable; an address without a location is 204.
 */
export const registerGeolocationProxy = (app: FastifyInstance, { key, ...options }: GeolocationProxyOptions): void => {
  const target = `${PATH}?${new URLSearchParams({ key }).toString()}`;
  const proxy: ProxyOptions = {
    ...options,
    requestHeaders: ['accept', 'content-type'],
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

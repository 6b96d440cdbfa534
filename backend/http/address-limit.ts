import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { byNetwork } from '../../settings/network-rate-store.ts';
import type { RefusalLog } from '../limits/refusal-log.ts';
import { CommerceFailure } from './commerce-failure.ts';

/**
 * Enables rate limits of routes per address. Above the limit the response is 429 with `Retry-After`, and the refusal is
 * counted. IPv6 addresses count by their /64 and /48 networks; see `NetworkRateStore`.
 */
export const registerAddressLimit = async (app: FastifyInstance, refusals?: RefusalLog): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    ...byNetwork,
    onExceeded: () => refusals?.count('requests of an address'),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { after }) =>
      new CommerceFailure({
        status: 429,
        errorKey: '_ERR_TOO_MANY_REQUESTS',
        message: `Too many attempts. Try again in ${after}.`,
      }),
  });
};

/** A rate limit per address, for the configuration of a route. */
export const perMinute = (
  max: number,
): { readonly rateLimit: { readonly max: number; readonly timeWindow: number } } => ({
  rateLimit: { max, timeWindow: 60_000 },
});

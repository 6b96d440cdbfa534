import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { RefusalLog } from '../limits/refusal-log.ts';
import { CommerceFailure } from './commerce-failure.ts';

/**
 * Lets routes limit how often one address may call them; beyond that it gets 429 with `Retry-After`, and the refusal is
 * counted. An IPv6 address counts as its /64 network. At most 20,000 addresses are remembered for each limit.
 */
export const registerAddressLimit = async (app: FastifyInstance, refusals?: RefusalLog): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
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
        message: `There were too many attempts from this address. Try again in ${after}.`,
      }),
  });
};

/** A rate limit for each address, as the configuration of a route takes it. */
export const perMinute = (
  max: number,
): { readonly rateLimit: { readonly max: number; readonly timeWindow: number } } => ({
  rateLimit: { max, timeWindow: 60_000 },
});

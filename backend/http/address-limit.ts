import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { CommerceFailure } from './commerce-failure.ts';

/** Lets routes limit how often one address may call them; beyond that it is told when to come back. */
export const registerAddressLimit = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
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

import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { DiscoverProblem } from './discover-problem.ts';

/** Refuses the requests of an address beyond a limit a minute, with the time to retry after. */
export const addressLimit = (app: FastifyInstance, max: number): onRequestAsyncHookHandler =>
  app.rateLimit({
    max,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { after }) =>
      new DiscoverProblem(104, `There were too many calls from this address. Try again in ${after}.`, 429),
  });

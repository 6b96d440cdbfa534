import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { DiscoverProblem } from './discover-problem.ts';

/** Limits requests per address and minute. Refused requests get the time to wait. */
export const addressLimit = (app: FastifyInstance, max: number): onRequestAsyncHookHandler =>
  app.rateLimit({
    max,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { after }) =>
      new DiscoverProblem(104, `There were too many calls from this address. Try again in ${after}.`, 429),
  });

import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics';

const SLOW_MS = 1_000;

/** Records one response: its request, its route (undefined for none) and how long it took. */
export type LogResponse = (
  log: FastifyBaseLogger,
  route: string | undefined,
  request: { readonly method?: string },
  response: { readonly statusCode: number },
  milliseconds: number,
) => void;

/** Records each response in the metrics and the log: errors at level error, slow ones at warn, others at debug. */
export const makeAccessLog =
  (metrics: Pick<Metrics, 'request'>): LogResponse =>
  (log, route = 'none', request, response, milliseconds) => {
    const { statusCode } = response;
    metrics.request(route, request.method ?? 'none', statusCode, milliseconds / 1000);
    const level = statusCode >= 500 ? 'error' : milliseconds > SLOW_MS ? 'warn' : 'debug';
    log[level]({ req: request, res: response, ms: Math.round(milliseconds) }, 'answered');
  };

import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from '../observability/metrics';
import { connectionLimits } from '../config/connection-limits';
import { loggerOptions, type LogStream } from '../observability/server-log';
import type { ServerConfig } from '../config/server-config';

export interface MetricsServerOptions {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  readonly logLevel: ServerConfig['logLevel'];
  readonly logStream?: LogStream;
}

/** A collector needs one connection. */
const MAX_CONNECTIONS = 20;

/**
 * Makes the server of `/metrics` (Prometheus text format), which does not listen yet. It has its own listener, so that the
 * metrics cannot be reached through the shop's address.
 */
export const makeMetricsServer = ({ metrics, logLevel, logStream }: MetricsServerOptions): FastifyInstance => {
  const app = Fastify({ logger: loggerOptions(logLevel, logStream), ...connectionLimits({}) });
  app.server.maxConnections = MAX_CONNECTIONS;
  app.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
  return app;
};

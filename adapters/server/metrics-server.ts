import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';
import { connectionLimits } from './connection-limits';
import { loggerOptions, type LogStream } from './server-log';
import type { ServerConfig } from './server-config';

export interface MetricsServerOptions {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  readonly logLevel: ServerConfig['logLevel'];
  readonly logStream?: LogStream;
}

/** A collector asks every few seconds over one connection. */
const MOST_CONNECTIONS = 20;

/**
 * `/metrics` in the Prometheus text format, on a listener of its own: whoever reaches the shop does not reach this,
 * whatever proxies and headers are between. Not listening yet.
 */
export const makeMetricsServer = ({ metrics, logLevel, logStream }: MetricsServerOptions): FastifyInstance => {
  const app = Fastify({ logger: loggerOptions(logLevel, logStream), ...connectionLimits({}) });
  app.server.maxConnections = MOST_CONNECTIONS;
  app.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
  return app;
};

import * as E from 'fp-ts/Either';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drain } from './door';
import type { Metrics } from './metrics';
import type { Upstream } from './upstream';

export interface OperationsOptions {
  readonly metrics: Metrics;
  /** The commerce backend, with a short time-out. */
  readonly commerce: Upstream;
  readonly isDraining: () => boolean;
}

/** No breaker stands before this one. */
const READINESS = { kind: 'public', resource: 'readyz' } as const;

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * For those who run the shop: `/healthz` (this process lives), `/readyz` (send it shoppers: the backend can be
 * reached, does not say that it is not ready, and this process is not stopping) and `/metrics`, which only this machine and private networks may read.
 */
export const registerOperations = (
  app: FastifyInstance,
  { metrics, commerce, isDraining }: OperationsOptions,
): void => {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'stopping' });
    const answer = await commerce({ call: READINESS, method: 'GET', path: '/readyz', headers: {} });
    if (E.isLeft(answer)) return reply.code(503).send({ status: 'backend-unreachable' });
    drain(answer.right.body);
    // A backend that has no such address answers 404: it can be reached, which is all that is known of it.
    const isReady = answer.right.status < 500;
    return isReady ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'backend-not-ready' });
  });

  app.get('/metrics', async (request, reply) => {
    if (!isNear(request)) return reply.code(404).type('text/plain').send('Not found.');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
};

const PRIVATE = /^(?:::ffff:)?(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^f[cd][0-9a-f]{2}:/i;

/** Behind a proxy that is not trusted everybody has the proxy's address: then nobody is near. */
const isNear = ({ ip, ips, headers }: FastifyRequest): boolean =>
  (ips !== undefined || headers['x-forwarded-for'] === undefined) && (LOOPBACK.includes(ip) || PRIVATE.test(ip));

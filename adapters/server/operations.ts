import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import { drain } from './proxy';
import type { Upstream } from './upstream';

export interface OperationsOptions {
  /** The commerce backend, with a short time-out. */
  readonly commerce: Upstream;
  readonly isDraining: () => boolean;
}

/** This call has no circuit breaker. */
const READINESS = { kind: 'public', resource: 'readyz' } as const;

type Readiness = 'ready' | 'backend-unreachable' | 'backend-not-ready';

/**
 * For load balancers and supervisors: `/healthz` (this process lives) and `/readyz` (send it shoppers: the backend can
 * be reached, does not say that it is not ready, and this process is not stopping). Anybody may ask, so all who ask
 * `/readyz` at one time share one call to the backend. The metrics have a listener of their own (metrics-server.ts).
 */
export const registerOperations = (app: FastifyInstance, { commerce, isDraining }: OperationsOptions): void => {
  let asking: Promise<Readiness> | undefined;
  const readiness = (): Promise<Readiness> => {
    asking ??= readinessOf(commerce).finally(() => (asking = undefined));
    return asking;
  };

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'stopping' });
    const status = await readiness();
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
};

/** A backend without `/readyz` responds with 404, which shows that it can be reached. */
const readinessOf = async (commerce: Upstream): Promise<Readiness> => {
  const answer = await commerce({ call: READINESS, method: 'GET', path: '/readyz', headers: {} });
  if (E.isLeft(answer)) return 'backend-unreachable';
  drain(answer.right.body);
  return answer.right.status < 500 ? 'ready' : 'backend-not-ready';
};

import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../upstream/backend-readiness';

export interface OperationsOptions {
  /** Checks the backend. A rejection counts as `backend-unreachable` and is logged. */
  readonly isReady: () => Promise<Readiness>;
  readonly isDraining: () => boolean;
  /** The limit for one check, in milliseconds: a check that hung would be shared by all later requests. */
  readonly checkLimitMs: number;
}

/**
 * For load balancers and supervisors: `/healthz` (this process runs) and `/readyz` (this process accepts shoppers: the
 * backend is ready, and the server is not stopping). Any client may send these requests, so concurrent requests for
 * `/readyz` share one check. The metrics have a listener of their own (metrics-server.ts).
 */
export const registerOperations = (
  app: FastifyInstance,
  { isReady, isDraining, checkLimitMs }: OperationsOptions,
): void => {
  let checking: Promise<Readiness> | undefined;
  const readiness = (): Promise<Readiness> => {
    checking ??= withinLimit(isReady, checkLimitMs)
      .catch((err: unknown): Readiness => {
        app.log.warn({ err }, 'the readiness of the backend could not be checked');
        return 'backend-unreachable';
      })
      .finally(() => (checking = undefined));
    return checking;
  };

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'stopping' });
    const status = await readiness();
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
};

const withinLimit = async (isReady: OperationsOptions['isReady'], limitMs: number): Promise<Readiness> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Readiness>((resolve) => {
    timer = setTimeout(() => resolve('backend-unreachable'), limitMs);
  });
  try {
    return await Promise.race([isReady(), late]);
  } finally {
    clearTimeout(timer);
  }
};

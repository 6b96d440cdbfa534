import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../upstream/backend-readiness';

export interface OperationsOptions {
  /** Checks the backend. A rejection counts as `backend-unreachable` and is logged. */
  readonly isReady: () => Promise<Readiness>;
  readonly isDraining: () => boolean;
}

/** The limit for one check, in milliseconds: a check that hung would be shared by all later requests. */
const CHECK_LIMIT_MS = 2_000;

/**
 * For load balancers and supervisors: `/healthz` (this process runs) and `/readyz` (this process accepts shoppers: the
 * backend is ready, and the server is not stopping). Any client may send these requests, so concurrent requests for
 * `/readyz` share one check. The metrics have a listener of their own (metrics-server.ts).
 */
export const registerOperations = (app: FastifyInstance, { isReady, isDraining }: OperationsOptions): void => {
  let checking: Promise<Readiness> | undefined;
  const readiness = (): Promise<Readiness> => {
    checking ??= withinLimit(isReady)
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

const withinLimit = async (isReady: OperationsOptions['isReady']): Promise<Readiness> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Readiness>((resolve) => {
    timer = setTimeout(() => resolve('backend-unreachable'), CHECK_LIMIT_MS);
  });
  try {
    return await Promise.race([isReady(), late]);
  } finally {
    clearTimeout(timer);
  }
};

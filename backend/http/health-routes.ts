import type { FastifyInstance } from 'fastify';

/** Checks by name. Each resolves with facts for operators, or rejects when that part does not work. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * `/healthz` responds while the process runs. `/readyz` reports whether the service can work, with the result of each
 * check: 200 `{status: 'ready', …}`, or 503 `{status: 'not ready', failed: [names of the failed checks]}`.
 */
export const registerHealthRoutes = (app: FastifyInstance, checks: ReadinessChecks): void => {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const found = new Map<string, unknown>();
    const failed: string[] = [];
    for (const [name, check] of Object.entries(checks)) {
      try {
        const result = await check();
        if (result !== undefined) found.set(name, result);
      } catch (error) {
        request.log.warn({ err: error, check: name }, 'not ready');
        failed.push(name);
      }
    }
    if (failed.length === 0) return { status: 'ready', ...Object.fromEntries(found) };
    reply.code(503);
    return { status: 'not ready', failed };
  });
};

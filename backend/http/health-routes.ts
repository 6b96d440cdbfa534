import type { FastifyInstance } from 'fastify';

/** `/healthz` says that the process answers, `/readyz` whether it can do its work: 503 until and unless it can. */
export const registerHealthRoutes = (app: FastifyInstance, isReady: () => Promise<void>): void => {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await isReady();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      reply.code(503);
      return { status: 'not ready' };
    }
  });
};

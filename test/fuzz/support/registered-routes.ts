import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Method and pattern of each route that is registered while `start` runs. HEAD is left out, as Fastify adds it to GET. */
export const routesOf = async (
  start: () => Promise<{ readonly close: () => Promise<void> }>,
): Promise<ReadonlyArray<string>> => {
  const routes: string[] = [];
  const collect = ({ method, url }: RouteOptions): void => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  };
  const onInitialized = (message: unknown): void => {
    (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', collect);
  };
  subscribe('fastify.initialization', onInitialized);
  try {
    const server = await start();
    await server.close();
  } finally {
    unsubscribe('fastify.initialization', onInitialized);
  }
  return routes;
};

import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

export interface CardOfferRouteOptions {
  /** The bank's script; undefined where no bank is configured. */
  readonly sdkUrl: string | undefined;
  /** The built script of the demonstration bank, where the shop may be tried out without a bank. */
  readonly demonstration: string | undefined;
}

/** The one address by which pages know the bank's script. */
const PATH = '/card-offer/sdk.js';

/**
 * `/card-offer/sdk.js`: leads to the bank's script (PCC-03), or is the demonstration bank where there is none. Without
 * either it is not there, and the shop says that applications are closed.
 */
export const registerCardOfferRoute = (
  app: FastifyInstance,
  { sdkUrl, demonstration }: CardOfferRouteOptions,
): void => {
  app.get(PATH, async (_, reply) => {
    void reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
    if (sdkUrl !== undefined) return reply.redirect(sdkUrl, 302);
    const script = demonstration === undefined ? undefined : await readFile(demonstration).catch(() => undefined);
    return script === undefined
      ? reply.code(404).type('text/plain').send('No bank is configured.')
      : reply.type('text/javascript; charset=utf-8').send(script);
  });
};

import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { withSettings } from './script-with-settings';

export interface DemonstrationBank {
  /** The built script. */
  readonly file: string;
  /** The settings in the served script. */
  readonly settings: object;
}

export interface CardOfferRouteOptions {
  /** The bank's script; undefined where no bank is configured. */
  readonly sdkUrl: string | undefined;
  /** The demonstration bank; set where no bank is configured and the backend takes applications. */
  readonly demonstration: DemonstrationBank | undefined;
}

/** The only address of the bank's script that pages know. */
const PATH = '/card-offer/sdk.js';

/**
 * `/card-offer/sdk.js`: redirects to the bank's script (PCC-03), or sends the demonstration bank where there is none.
 * Without either it is 404, and the shop shows that applications are closed.
 */
export const registerCardOfferRoute = (
  app: FastifyInstance,
  { sdkUrl, demonstration }: CardOfferRouteOptions,
): void => {
  app.get(PATH, async (_, reply) => {
    void reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
    if (sdkUrl !== undefined) return reply.redirect(sdkUrl, 302);
    const script = demonstration === undefined ? undefined : await readScript(demonstration);
    return script === undefined
      ? reply.code(404).type('text/plain').send('No bank is configured.')
      : reply.type('text/javascript; charset=utf-8').send(script);
  });
};

/** Returns undefined when the script was not built. */
const readScript = ({ file, settings }: DemonstrationBank): Promise<Buffer | undefined> =>
  readFile(file).then(
    (script) => withSettings(script, settings),
    () => undefined,
  );

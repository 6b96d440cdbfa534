import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { withSettings } from './script-with-settings';

export interface DemonstrationBank {
  /** The built script. */
  readonly file: string;
  /** What the script is served with. */
  readonly settings: object;
}

export interface CardOfferRouteOptions {
  /** The bank's script; undefined where no bank is configured. */
  readonly sdkUrl: string | undefined;
  /** The demonstration bank, where the shop may be tried out without a bank and the backend takes its applications. */
  readonly demonstration: DemonstrationBank | undefined;
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
    const script = demonstration === undefined ? undefined : await readScript(demonstration);
    return script === undefined
      ? reply.code(404).type('text/plain').send('No bank is configured.')
      : reply.type('text/javascript; charset=utf-8').send(script);
  });
};

/** Undefined when it was not built. */
const readScript = ({ file, settings }: DemonstrationBank): Promise<Buffer | undefined> =>
  readFile(file).then(
    (script) => withSettings(script, settings),
    () => undefined,
  );

import type { FastifyInstance } from 'fastify';
import { passThrough, type ProxyOptions } from './proxy';

const CALL = { kind: 'optional', resource: 'encryption-script' } as const;
const SCRIPT_TYPES = /^(?:text|application)\/(?:x-)?javascript$/;
const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since'];

/**
 * The commerce backend's encryption script on the shop's origin, under the same path (ANA-02). Passes on this one file,
 * without cookies. Registered only with the setting ENCRYPTION_SCRIPT.
 */
export const registerEncryptionProxy = (
  app: FastifyInstance,
  path: string,
  options: Pick<ProxyOptions, 'upstream' | 'publicOrigin'>,
): void => {
  const proxy: ProxyOptions = {
    ...options,
    requestHeaders: REQUEST_HEADERS,
    contentTypes: SCRIPT_TYPES,
  };
  app.get(path, (request, reply) => passThrough(request, reply, { call: CALL, path }, proxy));
};

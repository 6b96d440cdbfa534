import type { FastifyInstance } from 'fastify';
import { passThrough, type ProxyOptions } from './proxy';

const CALL = { kind: 'optional', resource: 'encryption-script' } as const;
const SCRIPT_TYPES = /^(?:text|application)\/(?:x-)?javascript$/;
const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since'];

/**
 * The commerce backend's own encryption script on the shop's origin, under the path that it has there (ANA-02). This one
 * file goes through, without cookies; it is made only where the settings ask for it (ENCRYPTION_SCRIPT).
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
    carriesCookies: false,
  };
  app.get(path, (request, reply) => passThrough(request, reply, { call: CALL, path }, proxy));
};

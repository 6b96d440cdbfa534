import type { FastifyInstance } from 'fastify';
import { passThrough, type DoorOptions } from './door';

const UP = ['accept', 'if-none-match', 'if-modified-since'];

/**
 * The commerce backend's own encryption script on the shop's origin, under the path that it has there (ANA-02). This one
 * file goes through, without cookies; it is made only where the settings ask for it (ENCRYPTION_SCRIPT).
 */
export const registerEncryptionDoor = (
  app: FastifyInstance,
  path: string,
  options: Pick<DoorOptions, 'upstream' | 'publicOrigin'>,
): void => {
  const door: DoorOptions = { ...options, up: UP, carriesCookies: false };
  app.get(path, (request, reply) => passThrough(request, reply, path, door));
};

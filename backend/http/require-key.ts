import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { CommerceFailure } from './commerce-failure.ts';

export interface RequiredKey {
  readonly keyedHash: KeyedHash;
  /** The setting that has the key. */
  readonly setting: string;
  readonly key: string;
}

/** Throws 401 unless the request has the key. Compares hashes of one length, so that the time tells nothing about it. */
export const makeRequireKey =
  ({ keyedHash, setting, key }: RequiredKey): ((request: FastifyRequest) => Promise<void>) =>
  async (request) => {
    const hashOf = (text: string): Buffer => Buffer.from(keyedHash(setting, text));
    const given = /^Bearer (\S{1,500})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(hashOf(given), hashOf(key))) return;
    throw new CommerceFailure({
      status: 401,
      errorKey: '_ERR_WRONG_KEY',
      message: `The header Authorization must be Bearer with the key of ${setting}.`,
    });
  };

import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';

/** A served ad with its price. */
export interface ServedAd {
  readonly campaignId: number;
  /** The advertised entry; for a banner or a slide, the entry in its picture. */
  readonly entryId: number;
  /** Price of a click. */
  readonly priceCents: number;
  /** Milliseconds since 1970; a whole second. */
  readonly expiresAt: number;
  /** See `sessionKeyOf`. */
  readonly sessionKey: string;
}

/** A served ad as its id encodes it. */
export interface ReadAd extends ServedAd {
  /** Unique among all ads that were ever served. */
  readonly key: string;
}

/**
 * Ids that contain the served ad and a signature. Nothing is written for an ad that is never seen, and ids stay valid
 * across restarts. An id has at most 100 characters, all of them safe in a URL.
 */
export interface AdIds {
  /** `serial`, 8 bytes, distinguishes two ads that are otherwise equal. */
  readonly issue: (ad: ServedAd, serial: Buffer) => string;
  /** The served ad of the id; undefined when this server did not issue it or it has expired. */
  readonly read: (id: string) => ReadAd | undefined;
  /** A pseudonym of a session: 8 characters that do not reveal it. */
  readonly sessionKeyOf: (sessionId: string) => string;
}

const PREFIX = 'display_';
const MAX_ID_LENGTH = 100;
const SERIAL_AT = 16;
const SESSION_AT = 24;
const LENGTH = 30;
const SIGNATURE_LENGTH = 22;

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Creates ids that are signed with the server's secret and expire by the given clock. */
export const makeAdIds = (keyedHash: KeyedHash, clock: () => number): AdIds => {
  const signatureOf = (payload: string): string => keyedHash('ad-id', payload).slice(0, SIGNATURE_LENGTH);
  return {
    issue: ({ campaignId, entryId, priceCents, expiresAt, sessionKey }, serial) => {
      const bytes = Buffer.alloc(LENGTH);
      bytes.writeUInt32BE(campaignId, 0);
      bytes.writeUInt32BE(entryId, 4);
      bytes.writeUInt32BE(priceCents, 8);
      bytes.writeUInt32BE(Math.floor(expiresAt / 1000), 12);
      serial.copy(bytes, SERIAL_AT, 0, SESSION_AT - SERIAL_AT);
      bytes.write(sessionKey, SESSION_AT, 'base64url');
      const payload = bytes.toString('base64url');
      return `${PREFIX}${payload}${signatureOf(payload)}`;
    },
    read: (id) => {
      if (!id.startsWith(PREFIX) || id.length > MAX_ID_LENGTH) return undefined;
      const payload = id.slice(PREFIX.length, -SIGNATURE_LENGTH);
      const key = id.slice(-SIGNATURE_LENGTH);
      if (!isSame(key, signatureOf(payload))) return undefined;
      // The signature is valid, so this server wrote the content.
      const bytes = Buffer.from(payload, 'base64url');
      const expiresAt = bytes.readUInt32BE(12) * 1000;
      if (expiresAt <= clock()) return undefined;
      return {
        key,
        campaignId: bytes.readUInt32BE(0),
        entryId: bytes.readUInt32BE(4),
        priceCents: bytes.readUInt32BE(8),
        expiresAt,
        sessionKey: bytes.toString('base64url', SESSION_AT, LENGTH),
      };
    },
    sessionKeyOf: (sessionId) => keyedHash('ad-session', sessionId).slice(0, 8),
  };
};

import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';

/** What was served, and at what price. */
export interface ServedAd {
  readonly campaignId: number;
  /** What is advertised; of a banner or a slide, what is in its picture. */
  readonly entryId: number;
  /** What a click costs. */
  readonly priceCents: number;
  /** Milliseconds since 1970; a whole second. */
  readonly expiresAt: number;
  /** See `sessionKeyOf`. */
  readonly sessionKey: string;
}

/** A served ad as its id encodes it. */
export interface ReadAd extends ServedAd {
  /** Unlike that of every other ad that was ever served. */
  readonly key: string;
}

/**
 * Ids that carry what was served, signed: nothing is written for an ad that is never seen, and ids hold across restarts.
 * They are at most 100 characters long, which may stand in an address.
 */
export interface AdIds {
  /** `serial` makes two ads that are alike in everything else two different ones: 8 bytes. */
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

/** Ids signed under the server's secret, by the backend's own clock. */
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
      // What is signed was written here.
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

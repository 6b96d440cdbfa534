import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import type { Shared } from '../requests/web';

/** A public page in the cache. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  /** The compressed bodies that were requested so far. `pendingCompressions` holds those in progress. */
  readonly compressed: Map<Compression, Buffer>;
  readonly pendingCompressions: Map<Compression, Promise<Buffer>>;
  readonly shared: Shared;
  readonly isPartial: boolean;
  readonly storedAt: number;
}

export type Encoding = Compression | 'identity';
type Compression = 'br' | 'gzip';

/** A window of 256 KiB holds a whole page and takes a quarter less time than the default one. */
const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface PageFacts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly shared: Shared;
  readonly isPartial: boolean;
  readonly storedAt: number;
}

/**
 * Makes a cached page, which is compressed on the first request for each encoding. The ETag only has to distinguish the
 * versions of one address: length and checksum do so at a tenth of the cost of a digest.
 */
export const storePage = ({ body, ...facts }: PageFacts): StoredPage => {
  const etag = `W/"${facts.status}-${body.length.toString(36)}-${crc32(body).toString(36)}"`;
  return { ...facts, etag, identity: body, compressed: new Map(), pendingCompressions: new Map() };
};

/** The memory that a cached page takes, in bytes: its compressed forms together take less than two fifths of its body. */
export const sizeOf = ({ identity }: StoredPage): number => Math.ceil(identity.length * 1.4) + 1024;

/** Returns the best encoding that the client accepts. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  if (acceptEncoding === undefined) return 'identity';
  if (takes(acceptEncoding, BROTLI)) return 'br';
  return takes(acceptEncoding, GZIP) ? 'gzip' : 'identity';
};

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/;
const takes = (header: string, encoding: RegExp): boolean => encoding.test(header);

/** Returns the page in this encoding, if it was compressed before. */
export const bodyOf = (page: StoredPage, encoding: Encoding): Buffer | undefined =>
  encoding === 'identity' ? page.identity : page.compressed.get(encoding);

/**
 * Returns the page in this encoding. Concurrent requests share one compression. Brotli runs at quality 5: the best
 * quality saves another tenth of the bytes but takes a hundred times as long, too long for a page that is fresh for a
 * minute.
 */
export const encode = async (page: StoredPage, encoding: Encoding): Promise<Buffer> => {
  const available = bodyOf(page, encoding);
  if (available !== undefined || encoding === 'identity') return available ?? page.identity;
  const pending = page.pendingCompressions.get(encoding);
  if (pending !== undefined) return pending;
  const compression = compress(page.identity, encoding);
  page.pendingCompressions.set(encoding, compression);
  try {
    const body = await compression;
    page.compressed.set(encoding, body);
    return body;
  } finally {
    page.pendingCompressions.delete(encoding);
  }
};

const compress = (body: Buffer, encoding: Compression): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, { params: BROTLI_PARAMS }) : gzipped(body);

/** Whether the client already has this version (If-None-Match). */
export const isKnown = (page: StoredPage, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.includes(page.etag) || ifNoneMatch.trim() === '*');

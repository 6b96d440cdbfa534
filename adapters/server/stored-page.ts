import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import type { Shared } from './web';

/** A page that is the same for everybody, ready to be sent. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  /** The compressed forms that were requested so far; `packing` holds those that are being made. */
  readonly packed: Map<Packing, Buffer>;
  readonly packing: Map<Packing, Promise<Buffer>>;
  readonly shared: Shared;
  readonly isPartial: boolean;
  readonly storedAt: number;
}

export type Encoding = Packing | 'identity';
type Packing = 'br' | 'gzip';

/** A window of 256 KiB holds a whole page and costs a quarter less than the usual one. */
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
 * Makes a cached page; it is compressed when a client first wants that. The ETag only has to tell the versions of one
 * address apart: length and checksum do that as well as a digest, at a tenth of its cost.
 */
export const storePage = ({ body, ...facts }: PageFacts): StoredPage => {
  const etag = `W/"${facts.status}-${body.length.toString(36)}-${crc32(body).toString(36)}"`;
  return { ...facts, etag, identity: body, packed: new Map(), packing: new Map() };
};

/** The memory that a cached page takes, in bytes: its compressed forms together take less than two fifths of its body. */
export const sizeOf = ({ identity }: StoredPage): number => Math.ceil(identity.length * 1.4) + 1024;

/** The best encoding that the client accepts. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  if (acceptEncoding === undefined) return 'identity';
  if (takes(acceptEncoding, BROTLI)) return 'br';
  return takes(acceptEncoding, GZIP) ? 'gzip' : 'identity';
};

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/;
const takes = (header: string, encoding: RegExp): boolean => encoding.test(header);

/** The page in this encoding, if it was compressed before. */
export const bodyOf = (page: StoredPage, encoding: Encoding): Buffer | undefined =>
  encoding === 'identity' ? page.identity : page.packed.get(encoding);

/**
 * The page in this encoding. Concurrent requests share one compression. Brotli runs at quality 5: the best quality saves
 * another tenth of the bytes but takes a hundred times as long, too long for a page that is fresh for a minute.
 */
export const encode = async (page: StoredPage, encoding: Encoding): Promise<Buffer> => {
  const atHand = bodyOf(page, encoding);
  if (atHand !== undefined || encoding === 'identity') return atHand ?? page.identity;
  const underWay = page.packing.get(encoding);
  if (underWay !== undefined) return underWay;
  const packing = pack(page.identity, encoding);
  page.packing.set(encoding, packing);
  try {
    const body = await packing;
    page.packed.set(encoding, body);
    return body;
  } finally {
    page.packing.delete(encoding);
  }
};

const pack = (body: Buffer, encoding: Packing): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, { params: BROTLI_PARAMS }) : gzipped(body);

/** Whether the client already has this version (If-None-Match). */
export const isKnown = (page: StoredPage, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.includes(page.etag) || ifNoneMatch.trim() === '*');

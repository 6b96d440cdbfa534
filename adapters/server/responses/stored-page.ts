import { crc32 } from 'node:zlib';
import type { Shared } from '../requests/web';
import { PageCopies } from './page-copies';

/** A public page in the cache. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly copies: PageCopies;
  readonly shared: Shared;
  readonly isPartial: boolean;
  readonly storedAt: number;
}

export interface PageFacts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly shared: Shared;
  readonly isPartial: boolean;
  readonly storedAt: number;
  /** Called whenever the memory that the page takes has changed. */
  readonly onResize: () => void;
  /** The page that this one replaces. Its compressed copies are kept when the content is the same. */
  readonly last: StoredPage | undefined;
}

/**
 * Makes a cached page. The ETag is weak, so one value is valid for every encoding of the page (RFC 9110, 8.8.1). It only
 * has to distinguish the versions of one address: length and checksum do so at a tenth of the cost of a digest.
 */
export const storePage = ({ body, onResize, last, ...facts }: PageFacts): StoredPage => {
  const etag = `W/"${facts.status}-${body.length.toString(36)}-${crc32(body).toString(36)}"`;
  return { ...facts, etag, copies: last?.etag === etag ? last.copies : new PageCopies(body, onResize) };
};

/** More than the objects, response heads and list entries of one page take (page-cache-memory.test.ts). */
const PAGE_BYTES = 4 * 1024;

/** The memory that a cached page takes, in bytes: its copies, its headers and its objects. */
export const sizeOf = ({ copies, headers }: StoredPage): number =>
  PAGE_BYTES + copies.bytes + Object.values(headers).reduce((sum, value) => sum + value.length, 0);

/** Whether the client already has this version (If-None-Match). */
export const isKnown = (page: StoredPage, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.includes(page.etag) || ifNoneMatch.trim() === '*');

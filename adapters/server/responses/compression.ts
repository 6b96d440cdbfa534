import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
  type BrotliOptions,
} from 'node:zlib';

/** The compressions of whole bodies, by their names in `Content-Encoding`. */
export type Compression = 'br' | 'zstd' | 'gzip';
export type Encoding = Compression | 'identity';

/**
 * How much time a compression may take. For a listing of 350 KB (figures in decision 37):
 *
 * - `quick`, for a body that is sent once or is waited for: about a millisecond.
 * - `good`, in the background, for a page that is sent often while it is fresh: some milliseconds.
 * - `best`, for a file that is compressed once per process: hundreds of milliseconds.
 */
export type Effort = 'quick' | 'good' | 'best';

/** A window of 256 KiB holds a whole page and takes a quarter less time than the default one. */
const PAGE_WINDOW = 18;
const BROTLI: Readonly<Record<Effort, BrotliOptions['params']>> = {
  quick: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW },
  good: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW },
  best: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};
const ZSTD_LEVEL: Readonly<Record<Effort, number>> = { quick: 3, good: 7, best: 19 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { quick: 4, good: 6, best: constants.Z_BEST_COMPRESSION };

/** Brotli for a stream of unknown length, each chunk of which is sent at once. */
export const STREAM_BROTLI: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  flush: constants.BROTLI_OPERATION_FLUSH,
};
/** Gzip for such a stream. */
export const STREAM_GZIP = { flush: constants.Z_SYNC_FLUSH } as const;

const toBrotli = promisify(brotliCompress);
const toZstd = promisify(zstdCompress);
const toGzip = promisify(gzip);
const COMPRESS: Readonly<Record<Compression, (body: Buffer, effort: Effort) => Promise<Buffer>>> = {
  br: (body, effort) =>
    toBrotli(body, { params: { ...BROTLI[effort], [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  // With the size, the compression allocates no more memory than the body needs, which saves up to half of its time.
  zstd: (body, effort) =>
    toZstd(body, {
      params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL[effort] },
      pledgedSrcSize: body.length,
    }),
  gzip: (body, effort) => toGzip(body, { level: GZIP_LEVEL[effort] }),
};
const DECOMPRESS: Readonly<Record<Compression, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
};

/** Compresses a body in a thread of the pool. */
export const compress = (body: Buffer, compression: Compression, effort: Effort): Promise<Buffer> =>
  COMPRESS[compression](body, effort);

/** Reverses `compress` in a thread of the pool. Rejects when the body is not in this compression. */
export const decompress = (body: Buffer, compression: Compression): Promise<Buffer> => DECOMPRESS[compression](body);

/**
 * The order for a body that is waited for. Zstandard takes two thirds of the time of the quickest useful brotli and gives a
 * smaller body; gzip takes longest.
 */
export const QUICKEST_FIRST: ReadonlyArray<Compression> = ['zstd', 'br', 'gzip'];
/** The order for a body that is compressed ahead. Every browser with zstd takes brotli too, which is smaller. */
export const SMALLEST_FIRST: ReadonlyArray<Compression> = ['br', 'gzip'];

/** Returns the first of `choices` that the client accepts, by its Accept-Encoding header; else `identity`. */
export const encodingFor = (acceptEncoding: string | undefined, choices: ReadonlyArray<Compression>): Encoding =>
  choices.find((compression) => accepts(acceptEncoding, compression)) ?? 'identity';

/** Whether the client names this compression in its Accept-Encoding header, with a weight above 0. */
export const accepts = (acceptEncoding: string | undefined, compression: Compression): boolean =>
  acceptEncoding !== undefined && ACCEPTS[compression].test(acceptEncoding);

const ACCEPTS: Readonly<Record<Compression, RegExp>> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/,
  zstd: /\bzstd\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/,
};

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

/** A window of 256 KiB holds a whole page and takes a quarter less time than the default one. */
const PAGE_WINDOW = 18;
const QUICK_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW };
const GOOD_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW };
const BETTER_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW };
const BEST_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const QUICK_ZSTD = { [constants.ZSTD_c_compressionLevel]: 3 };
const QUICK_GZIP_LEVEL = 4;

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

const brotli = (body: Buffer, params: NonNullable<BrotliOptions['params']>): Promise<Buffer> =>
  toBrotli(body, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

const COMPRESS_QUICKLY: Readonly<Record<Compression, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, QUICK_BROTLI),
  // With the size, the compression allocates no more memory than the body needs, which saves up to half of its time.
  zstd: (body) => toZstd(body, { params: QUICK_ZSTD, pledgedSrcSize: body.length }),
  gzip: (body) => toGzip(body, { level: QUICK_GZIP_LEVEL }),
};
const DECOMPRESS: Readonly<Record<Compression, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
};

/*
 * Each compression runs in a thread of the pool. The times are of a listing of 350 KB (decision 37).
 */

/** Compresses a body that is sent once or is waited for, in about a millisecond. */
export const compressQuickly = (body: Buffer, compression: Compression): Promise<Buffer> =>
  COMPRESS_QUICKLY[compression](body);

/** Compresses a page that is sent more than once while it is fresh, with brotli, in some milliseconds. */
export const compressWell = (body: Buffer): Promise<Buffer> => brotli(body, GOOD_BROTLI);

/**
 * Compresses a page that is sent often while it is fresh, with brotli: 7 % smaller than `compressWell`, in ten times its
 * time.
 */
export const compressBetter = (body: Buffer): Promise<Buffer> => brotli(body, BETTER_BROTLI);

/** Compresses a file that is compressed once per process, in hundreds of milliseconds. */
export const compressBest = (body: Buffer, compression: 'br' | 'gzip'): Promise<Buffer> =>
  compression === 'br' ? brotli(body, BEST_BROTLI) : toGzip(body, { level: constants.Z_BEST_COMPRESSION });

/** Reverses a compression. Rejects when the body is not in this compression. */
export const decompress = (body: Buffer, compression: Compression): Promise<Buffer> => DECOMPRESS[compression](body);

/**
 * The order for a body that is waited for. Zstandard takes two thirds of the time of the quickest useful brotli and gives a
 * smaller body; gzip takes longest.
 */
export const QUICKEST_FIRST: ReadonlyArray<Compression> = ['zstd', 'br', 'gzip'];
/** The order for a body that is compressed ahead. Every browser with zstd takes brotli too, which is smaller. */
export const SMALLEST_FIRST: ReadonlyArray<'br' | 'gzip'> = ['br', 'gzip'];

/** Returns the first of `choices` that the client accepts, by its Accept-Encoding header; else `identity`. */
export const encodingFor = <Choice extends Compression>(
  acceptEncoding: string | undefined,
  choices: ReadonlyArray<Choice>,
): Choice | 'identity' => choices.find((compression) => accepts(acceptEncoding, compression)) ?? 'identity';

/** Whether the client names this compression in its Accept-Encoding header, with a weight above 0. */
export const accepts = (acceptEncoding: string | undefined, compression: Compression): boolean =>
  acceptEncoding !== undefined && ACCEPTS[compression].test(acceptEncoding);

const ACCEPTS: Readonly<Record<Compression, RegExp>> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/,
  zstd: /\bzstd\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/,
};

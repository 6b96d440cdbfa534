import { createHash } from 'node:crypto';
import sharp, { type ResizeOptions } from 'sharp';

/** A picture as it is stored: at most 1600 pixels on a side, upright, opaque, without the metadata of its file. */
export interface StoredPicture {
  /** First 32 hexadecimal digits of the SHA-256 of the fetched bytes. */
  readonly hash: string;
  /** WebP. */
  readonly body: Buffer;
  readonly width: number;
  readonly height: number;
}

export type DecodedPicture =
  | { readonly ok: true; readonly picture: StoredPicture }
  /** `reason` describes the bytes for the report of an import. */
  | { readonly ok: false; readonly reason: string };

const MAX_SIDE = 1600;
const MIN_SIDE = 16;
const MAX_PIXELS = 50_000_000;
const DECODE_SECONDS = 20;

const ascii = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

/** Supported formats by their first bytes. Only these reach a decoder. */
const isKnownFormat = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
  ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') ||
  /^GIF8[79]a$/.test(ascii(bytes, 0, 6)) ||
  (ascii(bytes, 4, 8) === 'ftyp' && /^(?:avif|avis|mif1|miaf)$/.test(ascii(bytes, 8, 12)));

const DECODED_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const ACCEPTED = 'JPEG, PNG, WebP, AVIF and GIF pictures are taken';

/** The likely type of a refused file. */
const unknownFormat = (bytes: Buffer): string => {
  const start = bytes.toString('utf8', 0, 1000);
  if (/<svg[\s>]/i.test(start)) return `the file is an SVG drawing; ${ACCEPTED}`;
  if (/^\s*<(?:!doctype html|html|head|body)/i.test(start)) return `the file is a web page; ${ACCEPTED}`;
  return bytes.length === 0 ? 'the file is empty' : `the file is of another type; ${ACCEPTED}`;
};

const refuse = (reason: string): DecodedPicture => ({ ok: false, reason });

const WHOLE: ResizeOptions = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true };

/**
 * Decodes fetched bytes, ignoring name and content type, and creates the stored picture: the first frame of an
 * animation, turned upright, transparent parts on white. Refuses other formats, damaged files, pictures under 16 pixels
 * on a side and those above 50 million pixels. Never rejects.
 *
 * @param size how the picture is scaled or cropped; by default it fits into 1600 by 1600 pixels
 */
export const decodePicture = async (bytes: Buffer, size: ResizeOptions = WHOLE): Promise<DecodedPicture> => {
  if (!isKnownFormat(bytes)) return refuse(unknownFormat(bytes));
  try {
    // The size is read from the header before a pixel is decoded.
    const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!DECODED_FORMATS.has(format) || (format === 'heif' && compression !== 'av1')) {
      return refuse(unknownFormat(bytes));
    }
    if (width * height > MAX_PIXELS) return refuse(`the picture has ${width} by ${height} pixels, which is too many`);
    if (Math.min(width, height) < MIN_SIDE) {
      return refuse(`the picture has only ${width} by ${height} pixels`);
    }
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize(size)
      .webp({ quality: 90, effort: 3, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    return { ok: true, picture: { hash, body: data, width: info.width, height: info.height } };
  } catch {
    return refuse('the file is damaged');
  }
};

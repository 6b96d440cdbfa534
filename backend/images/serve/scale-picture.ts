import sharp from 'sharp';
import { encode, type RasterFormat } from './rasteriser.ts';

/**
 * Places a stored picture in a square of the given width, like the drawn pictures of products. It is shown completely
 * on white and never enlarged; the square of a small picture is as wide as its longer side. Rejects when the bytes are
 * not a picture.
 */
export const scalePicture = async (stored: Buffer, width: number, format: RasterFormat): Promise<Buffer> => {
  const image = sharp(stored);
  const { width: naturalWidth, height: naturalHeight } = await image.metadata();
  const side = Math.min(width, Math.max(naturalWidth, naturalHeight));
  return encode(image.resize({ width: side, height: side, fit: 'contain', background: '#fff' }), format);
};

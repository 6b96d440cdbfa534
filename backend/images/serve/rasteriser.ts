import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from './image-request.ts';

export type RasterFormat = Exclude<ImageFormat, 'svg'>;

/**
 * Renders a picture at the given width. The vectors are drawn at that width, without scaling, and both steps run
 * outside the main thread. Fails only when the picture is not valid SVG.
 */
export const rasterise = async (svg: string, width: number, format: RasterFormat): Promise<Buffer> => {
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    logLevel: 'off',
  });
  const image = sharp(drawn.pixels, {
    raw: { width: drawn.width, height: drawn.height, channels: 4, premultiplied: true },
  });
  return encode(format === 'png' ? image : image.removeAlpha(), format);
};

/** Encodes an image as the shop serves pictures of the format. */
export const encode = (image: Sharp, format: RasterFormat): Promise<Buffer> => {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 64, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return image.webp({ quality: 82, effort: 3, smartSubsample: true }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality: 82, progressive: true }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 8 }).toBuffer();
  }
};

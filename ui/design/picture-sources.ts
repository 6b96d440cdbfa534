/** The widths in pixels that the image service produces. */
export const PICTURE_WIDTHS = [72, 96, 160, 190, 250, 320, 480, 640, 960, 1280] as const;

export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
  /** One address, for browsers without AVIF. */
  readonly src: string;
}

/** The largest width for browsers without AVIF, which cannot choose one. */
const FALLBACK_WIDTH = 640;

const SERVED = /^(\/images\/[^?#]+)\.(?:jpe?g|png|webp|avif)(?:[?#].*)?$/;

/**
 * Returns the addresses of a picture in all widths from `from` to `to`, both included. Undefined for a picture that the
 * shop's image service does not serve: use its address unchanged.
 */
export const pictureSources = (
  image: string,
  { from = PICTURE_WIDTHS[0], to = PICTURE_WIDTHS[9] }: { readonly from?: number; readonly to?: number } = {},
): PictureSources | undefined => {
  const path = SERVED.exec(image)?.[1];
  if (path === undefined) return undefined;
  const widths = PICTURE_WIDTHS.filter((width) => width >= from && width <= to);
  const set = (format: string): string =>
    widths.map((width) => `${path}.${format}?width=${width} ${width}w`).join(', ');
  return {
    avif: set('avif'),
    webp: set('webp'),
    src: `${path}.webp?width=${widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0] ?? to}`,
  };
};

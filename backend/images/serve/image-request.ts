/** The formats of the service. */
const imageFormats = ['avif', 'webp', 'jpg', 'png', 'svg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const imageKinds = ['products', 'brands', 'categories', 'scenes', 'ads', 'imported'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** Every width that the shop uses. A requested width is rounded up to the next one, so that few files are made. */
const widthLadder = [72, 96, 160, 190, 250, 320, 480, 640, 960, 1280, 1600] as const;

const widest = 1600;

export interface ImageRequest {
  kind: ImageKind;
  /** The file name without its extension. */
  name: string;
  format: ImageFormat;
  /** Undefined when the request has no width. */
  width: number | undefined;
}

export interface BadImageRequest {
  code: 'bad-kind' | 'bad-name' | 'bad-format' | 'bad-width';
  message: string;
}

const isFormat = (value: string): value is ImageFormat => (imageFormats as readonly string[]).includes(value);

const isKind = (value: string): value is ImageKind => (imageKinds as readonly string[]).includes(value);

/** Part numbers of feeds can contain `:`, `/` and `+`. Names are looked up and hashed, never used as a path. */
const namePattern = /^[\p{L}\p{N}][\p{L}\p{N}._:/+-]{0,89}$/u;

/**
 * Reads `/images/{kind}/{file}?width=`. Returns the requested picture, or a message with the fault and its remedy. The
 * message repeats nothing of the request.
 */
export const parseImageRequest = (kind: string, file: string, width: unknown): ImageRequest | BadImageRequest => {
  if (!isKind(kind)) return { code: 'bad-kind', message: `kind must be one of ${imageKinds.join(', ')}` };
  const dot = file.lastIndexOf('.');
  const format = file.slice(dot + 1).toLowerCase();
  const name = dot < 0 ? file : file.slice(0, dot);
  if (dot < 0 || !(isFormat(format) || format === 'jpeg'))
    return { code: 'bad-format', message: `format must be one of ${imageFormats.join(', ')}` };
  if (!namePattern.test(name))
    return {
      code: 'bad-name',
      message: 'name must be up to 90 letters, digits and . _ : / + - beginning with a letter or digit',
    };
  const requested = { kind, name, format: format === 'jpeg' ? 'jpg' : format } as const;
  if (width === undefined) return { ...requested, width: undefined };
  const pixels = typeof width === 'string' && /^\d{1,4}$/.test(width) ? Number(width) : 0;
  if (pixels < 1 || pixels > widest)
    return { code: 'bad-width', message: `width must be one whole number from 1 to ${widest}` };
  return { ...requested, width: widthLadder.find((step) => step >= pixels) };
};

export const isBadRequest = (request: ImageRequest | BadImageRequest): request is BadImageRequest => 'code' in request;

/** A product's file name as part number and view: `PN-1000`, `PN-1000-2`. The whole name is tried first by the caller. */
export const splitView = (name: string): { partNumber: string; view: 2 | 3 } | undefined => {
  const match = /^(.+)-([23])$/.exec(name);
  if (match === null) return undefined;
  return { partNumber: match[1] ?? '', view: match[2] === '2' ? 2 : 3 };
};

import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { adFormats, splitAdName } from './ad-art.ts';
import type { AdSubject, ArtSubject, BrandSubject, CategorySubject } from './kit/art-subject.ts';
import { makeImageCache } from './serve/image-cache.ts';
import { isBadRequest, parseImageRequest, splitView } from './serve/image-request.ts';
import type { ImageFormat, ImageRequest } from './serve/image-request.ts';
import { placeholder } from './serve/placeholder.ts';
import { rasterise } from './serve/rasteriser.ts';
import { makeRenderQueue, QueueFull } from './serve/render-queue.ts';
import { scalePicture } from './serve/scale-picture.ts';
import { isContentHash, type PictureFiles } from './imported/picture-files.ts';
import { pictureRendererOf } from './picture-renderer.ts';
import type { PictureRenderer } from './picture-renderer.ts';

/**
 * Version of the drawings. Increase it whenever a drawing changes, so that cached files and browsers' copies are not
 * reused.
 */
const artVersion = '2';

export interface ImageRoutesDeps {
  /** A product's facts by its part number; undefined when the shop has no such product. */
  describe: (partNumber: string) => Promise<ArtSubject | undefined>;
  /** A brand by its slug; undefined when the shop has no such brand. */
  describeBrand: (slug: string) => Promise<BrandSubject | undefined>;
  /** A category by its slug; undefined when the shop has no such category. */
  describeCategory: (slug: string) => Promise<CategorySubject | undefined>;
  /** A campaign of the ad server by its slug; undefined when there is no such campaign. */
  describeAd?: (slug: string) => Promise<AdSubject | undefined>;
  /** Pictures that imports have stored; none by default. */
  importedPictures?: Pick<PictureFiles, 'read'>;
  /** Cache folder of finished pictures; created when it is missing. */
  cacheFolder: string;
  /** A folder from which this package's dependencies can be resolved; default the working folder. */
  packageFolder?: string;
  memoryBytes?: number;
  folderBytes?: number;
  log?: { warn: (details: { err: unknown }, message: string) => void };
}

/** A picture that can be drawn or scaled: its unique key, its natural width, and the function that renders it. */
type Picture = { facts: unknown; naturalWidth: number } & ({ draw: () => string } | { stored: Buffer });

const contentTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
};

const productPicture = async (
  renderer: PictureRenderer,
  deps: ImageRoutesDeps,
  name: string,
): Promise<Picture | undefined> => {
  const whole = await deps.describe(name);
  if (whole !== undefined) return { facts: [whole, 1], naturalWidth: 640, draw: () => renderer.drawProduct(whole, 1) };
  const parts = splitView(name);
  const subject = parts === undefined ? undefined : await deps.describe(parts.partNumber);
  if (parts === undefined || subject === undefined) return undefined;
  return { facts: [subject, parts.view], naturalWidth: 640, draw: () => renderer.drawProduct(subject, parts.view) };
};

const adPicture = async (
  renderer: PictureRenderer,
  deps: ImageRoutesDeps,
  name: string,
): Promise<Picture | undefined> => {
  const parts = splitAdName(name);
  const subject = parts && (await deps.describeAd?.(parts.slug));
  if (parts === undefined || subject === undefined) return undefined;
  const { form } = parts;
  return { facts: [subject, form], naturalWidth: adFormats[form].width, draw: () => renderer.drawAd(subject, form) };
};

/** A photograph cannot become a vector, so as SVG it is not found. */
const importedPicture = async (deps: ImageRoutesDeps, { name, format }: ImageRequest): Promise<Picture | undefined> => {
  const stored = isContentHash(name) && format !== 'svg' ? await deps.importedPictures?.read(name) : undefined;
  return stored && { facts: name, naturalWidth: 640, stored };
};

const pictureOf = async (
  renderer: PictureRenderer,
  deps: ImageRoutesDeps,
  request: ImageRequest,
): Promise<Picture | undefined> => {
  const { name } = request;
  switch (request.kind) {
    case 'products':
      return productPicture(renderer, deps, name);
    case 'brands': {
      const brand = await deps.describeBrand(name);
      return brand && { facts: brand, naturalWidth: 320, draw: () => renderer.drawBrand(brand) };
    }
    case 'categories': {
      const category = await deps.describeCategory(name);
      return category && { facts: category, naturalWidth: 640, draw: () => renderer.drawCategory(category) };
    }
    case 'scenes':
      return renderer.hasScene(name)
        ? { facts: name, naturalWidth: 1600, draw: () => renderer.drawScene(name) }
        : undefined;
    case 'ads':
      return adPicture(renderer, deps, name);
    case 'imported':
      return importedPicture(deps, request);
  }
};

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });

/** The cache key of a file: subject, rendering, and version of the drawings. */
const keyOf = (request: ImageRequest, picture: Picture, width: number): string =>
  createHash('sha256')
    .update(
      JSON.stringify([artVersion, request.kind, picture.facts, request.format, request.format === 'svg' ? 0 : width]),
    )
    .digest('hex')
    .slice(0, 32);

const lasting = (reply: FastifyReply, etag: string, versioned: boolean): FastifyReply =>
  reply
    .header('etag', etag)
    .header(
      'cache-control',
      versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=86400, stale-while-revalidate=604800',
    );

/**
 * Registers `GET /images/{products|brands|categories|scenes|ads|imported}/{name}.{avif|webp|jpg|png|svg}?width=&v=`.
 * Sends the picture with a strong ETag; 404 with a small drawn placeholder for an unknown subject; 400 with `{ error: {
 * code, message } }` for an invalid kind, name, format or width; 503 with Retry-After when too many requests are
 * waiting.
 */
export const registerImageRoutes = (app: FastifyInstance, deps: ImageRoutesDeps): void => {
  const warn = (message: string, error: unknown): void => deps.log?.warn({ err: error }, message);
  const renderer = pictureRendererOf(deps.packageFolder ?? process.cwd());
  const cache = makeImageCache({
    folder: deps.cacheFolder,
    memoryBytes: deps.memoryBytes ?? 24 * 1024 * 1024,
    folderBytes: deps.folderBytes ?? 512 * 1024 * 1024,
    warn,
  });
  // Drawing shares its threads with password hashing and file access; two at a time leave room for them.
  const queue = makeRenderQueue({ atOnce: Math.min(2, availableParallelism()), waiting: 600 });
  app.addHook('onClose', () => cache.settled());

  const render = (picture: Picture, format: ImageFormat, width: number): Promise<Buffer> =>
    queue.run(async () => {
      if ('stored' in picture) return scalePicture(picture.stored, width, format === 'svg' ? 'png' : format);
      const svg = picture.draw();
      return format === 'svg' ? Buffer.from(svg) : rasterise(svg, width, format);
    });

  app.get<{ Params: { kind: string; file: string }; Querystring: { width?: unknown; v?: unknown } }>(
    '/images/:kind/:file',
    async (request, reply) => {
      const requested = parseImageRequest(request.params.kind, request.params.file, request.query.width);
      if (isBadRequest(requested)) return refuse(reply, 400, requested.code, requested.message);
      try {
        const found = await pictureOf(renderer, deps, requested);
        const picture = found ?? { facts: 'placeholder', naturalWidth: 320, draw: placeholder };
        const width = requested.width ?? picture.naturalWidth;
        const key = keyOf(requested, picture, width);
        const etag = `"${key}"`;
        if (found !== undefined && request.headers['if-none-match']?.includes(etag) === true) {
          return await lasting(reply, etag, request.query.v !== undefined)
            .code(304)
            .send();
        }
        const body = await cache.get(key, () => render(picture, requested.format, width));
        if (found === undefined) reply.code(404).header('cache-control', 'public, max-age=60');
        else lasting(reply, etag, request.query.v !== undefined);
        if (requested.format === 'svg') reply.header('content-security-policy', "default-src 'none'");
        return await reply.header('x-content-type-options', 'nosniff').type(contentTypes[requested.format]).send(body);
      } catch (error) {
        if (error instanceof QueueFull) {
          return refuse(reply.header('retry-after', '1'), 503, 'busy', 'too many pictures are being drawn, try again');
        }
        warn('a picture could not be drawn', error);
        return refuse(reply, 500, 'not-drawn', 'the picture could not be drawn');
      }
    },
  );
};

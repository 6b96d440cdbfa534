import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One of the shop's own images, as it is sent. */
export interface OwnPicture {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
}

/** The shop's own images, by the path and the query of a request for `/images/*`. */
export interface OwnPictures {
  /** Returns the scene at this address; undefined for an address that is not one of the shop's scenes. */
  readonly sceneAt: (path: string, query: string) => OwnPicture | undefined;
  /**
   * Returns the image that replaces a category's image when that is missing: the image of its department, which the
   * words of the address decide, or a neutral one. Undefined for an address that is not that of a category's image.
   */
  readonly categoryAt: (path: string, query: string) => OwnPicture | undefined;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
]);
const SCENE = /^\/images\/scenes\/([\w-]+)\.(avif|webp)$/;
const CATEGORY = /^\/images\/categories\/(.+)\.(avif|webp)$/;
const FILE = /^([\w-]+)\.(\d{1,4})\.(avif|webp)$/;
/** The image of a category without a known department. */
const NEUTRAL = 'other';

/** One image in one format, in all its widths, the narrowest first. */
type Widths = ReadonlyArray<readonly [width: number, picture: OwnPicture]>;
type Pictures = ReadonlyMap<string, Widths>;

/** Reads the images that the build has drawn (composition/build/pictures.mjs). Throws when the folder is missing. */
export const readOwnPictures = (folder: string): OwnPictures => {
  const scenes = readKind(folder, 'scenes');
  const categories = readKind(folder, 'categories');
  const departments = [...new Set([...categories.keys()].map((key) => key.split('.')[0] ?? ''))];
  return {
    sceneAt: (path, query) => {
      const [, name = '', format = ''] = SCENE.exec(path) ?? [];
      return fitting(scenes.get(`${name}.${format}`), query);
    },
    categoryAt: (path, query) => {
      const [, category, format = ''] = CATEGORY.exec(path) ?? [];
      if (category === undefined) return undefined;
      return fitting(categories.get(`${departmentOf(category, departments)}.${format}`), query);
    },
  };
};

/** For a server without own images, such as one in a test. */
export const NO_OWN_PICTURES: OwnPictures = { sceneAt: () => undefined, categoryAt: () => undefined };

const readKind = (folder: string, kind: 'scenes' | 'categories'): Pictures => {
  const pictures = new Map<string, Array<readonly [number, OwnPicture]>>();
  for (const file of readdirSync(join(folder, kind))) {
    const [, name = '', width = '', format = ''] = FILE.exec(file) ?? [];
    const type = TYPES.get(format);
    if (type === undefined) continue;
    const body = readFileSync(join(folder, kind, file));
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`;
    const key = `${name}.${format}`;
    pictures.set(key, [...(pictures.get(key) ?? []), [Number(width), { type, etag, body }]]);
  }
  return new Map([...pictures].map(([key, widths]) => [key, widths.toSorted(([one], [other]) => one - other)]));
};

/** Returns the narrowest image that is at least as wide as requested; otherwise the widest. */
const fitting = (widths: Widths | undefined, query: string): OwnPicture | undefined => {
  const asked = Number(new URLSearchParams(query).get('width') ?? Number.POSITIVE_INFINITY);
  return (widths?.find(([width]) => width >= asked) ?? widths?.at(-1))?.[1];
};

/** Returns the department that the words of a category's path name, in singular or plural. */
const departmentOf = (category: string, departments: ReadonlyArray<string>): string => {
  const words = category
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''));
  const path = `-${words.join('-')}-`;
  return departments.find((department) => path.includes(`-${department}-`)) ?? NEUTRAL;
};

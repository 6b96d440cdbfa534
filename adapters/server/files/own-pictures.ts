import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture that ships with the shop, as it is sent. */
export interface OwnPicture {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
}

/** The pictures that ship with the shop, by the path and the query of a request for `/images/*`. */
export interface OwnPictures {
  /** The scene at this address; undefined for an address that is not one of the shop's scenes. */
  readonly sceneAt: (path: string, query: string) => OwnPicture | undefined;
  /**
   * The picture that stands for a category whose own picture cannot be had: that of its department, told by the words of
   * its address, or a neutral one. Undefined for an address that is not that of a category's picture.
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
/** The picture of a category that belongs to none of the departments. */
const NEUTRAL = 'other';

/** One picture in one format, in all its widths, the narrowest first. */
type Widths = ReadonlyArray<readonly [width: number, picture: OwnPicture]>;
type Pictures = ReadonlyMap<string, Widths>;

/** Reads the pictures that the build has drawn (composition/build/pictures.mjs). Throws when the folder is missing. */
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

/** For a server without pictures of its own, such as one in a test. */
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

/** The narrowest picture that is at least as wide as asked for; otherwise the widest. */
const fitting = (widths: Widths | undefined, query: string): OwnPicture | undefined => {
  const asked = Number(new URLSearchParams(query).get('width') ?? Number.POSITIVE_INFINITY);
  return (widths?.find(([width]) => width >= asked) ?? widths?.at(-1))?.[1];
};

/** The department that the words of a category's path name, in singular or plural. */
const departmentOf = (category: string, departments: ReadonlyArray<string>): string => {
  const words = category
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''));
  const path = `-${words.join('-')}-`;
  return departments.find((department) => path.includes(`-${department}-`)) ?? NEUTRAL;
};

import { readFileSync } from 'node:fs';
import { ownValue } from '../../shared/own-value.ts';
import { packageFile } from '../../shared/package-file.ts';

/** Drawings from the packaged icon collections and our own of species, by `collection:name`. */
export interface IconSet {
  /** The drawing's markup (a 128 or 32 unit square), or undefined when the collection has none of that name. */
  body: (name: string) => string | undefined;
}

const collections: Record<string, string> = {
  noto: '@iconify-json/noto/icons.json',
  fluent: '@iconify-json/fluent-emoji-flat/icons.json',
};

const SPECIES = 'species:';

/** The side of a collection's square. */
export const iconSide = (name: string): number => (name.startsWith('fluent:') ? 32 : 128);

/** A species, from `images/kit/species`: a drawing in a 128 unit square, looking left. */
const speciesBody = (name: string): string =>
  readFileSync(packageFile(`images/kit/species/${name}.svg`), 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\n\s*/g, '')
    .replace(/^<svg [^>]*>|<\/svg>$/g, '');

interface IconFile {
  icons: Record<string, { body: string } | undefined>;
}

const isIconFile = (value: unknown): value is IconFile =>
  typeof value === 'object' &&
  value !== null &&
  'icons' in value &&
  typeof value.icons === 'object' &&
  value.icons !== null;

/**
 * Returns the drawings in `names`. Each collection is read once, for the first drawing that is needed: the files are tens
 * of megabytes, and a shop whose pictures are all finished needs none. Of them only `names` are kept, some hundred
 * kilobytes. Throws when a collection is not installed; `body` throws when a collection lacks one of its names.
 */
export const loadIconSet = (resolve: (packagePath: string) => string, names: readonly string[]): IconSet => {
  const files = Object.entries(collections)
    .map(([collection, file]) => ({
      file: resolve(file),
      prefix: `${collection}:`,
      requested: names.filter((name) => name.startsWith(`${collection}:`)),
    }))
    .filter(({ requested }) => requested.length > 0);
  let bodies: ReadonlyMap<string, string> | undefined;
  return { body: (name) => (bodies ??= readBodies(files, names)).get(name) };
};

interface RequestedIcons {
  readonly file: string;
  readonly prefix: string;
  readonly requested: readonly string[];
}

const readBodies = (files: readonly RequestedIcons[], names: readonly string[]): ReadonlyMap<string, string> => {
  const bodies = new Map<string, string>();
  for (const { file, prefix, requested } of files) {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isIconFile(parsed)) throw new Error(`${file} is not an icon collection`);
    for (const name of requested) {
      const body = ownValue(parsed.icons, name.slice(prefix.length))?.body;
      if (body === undefined) throw new Error(`${file} has no drawing named ${name}`);
      bodies.set(name, body);
    }
  }
  for (const name of names) if (name.startsWith(SPECIES)) bodies.set(name, speciesBody(name.slice(SPECIES.length)));
  return bodies;
};

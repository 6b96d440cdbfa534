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
 * Reads each collection once and keeps only the drawings in `names`: the files are tens of megabytes, the few drawings
 * the shop uses are some hundred kilobytes. Throws when a collection or a drawing is missing (a broken installation).
 */
export const loadIconSet = (resolve: (packagePath: string) => string, names: readonly string[]): IconSet => {
  const bodies = new Map<string, string>();
  for (const [collection, file] of Object.entries(collections)) {
    const requested = names.filter((name) => name.startsWith(`${collection}:`));
    if (requested.length === 0) continue;
    const parsed: unknown = JSON.parse(readFileSync(resolve(file), 'utf8'));
    if (!isIconFile(parsed)) throw new Error(`${file} is not an icon collection`);
    for (const name of requested) {
      const body = ownValue(parsed.icons, name.slice(collection.length + 1))?.body;
      if (body === undefined) throw new Error(`${file} has no drawing named ${name}`);
      bodies.set(name, body);
    }
  }
  for (const name of names) if (name.startsWith(SPECIES)) bodies.set(name, speciesBody(name.slice(SPECIES.length)));
  return { body: (name) => bodies.get(name) };
};

import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { SeedPage } from './content-page.ts';
import { parsePage } from './parse-page.ts';

/** The folder of written pages, found by the name of this package, from any folder in which it is installed. */
const pagesFolder = (): string => {
  const { resolve } = createRequire(join(process.cwd(), 'resolve-from-here.js'));
  return join(dirname(resolve('@shop/backend/package.json')), 'content/pages');
};

/** Reads every page that the shop ships with, from `content/pages`. Throws when a file is no valid page. */
export const readSeedPages = (): readonly SeedPage[] => {
  const folder = pagesFolder();
  return globSync('**/*.md', { cwd: folder })
    .map((name) => name.split(sep).join('/'))
    .toSorted()
    .map((name) => parsePage(name, readFileSync(join(folder, name), 'utf8')));
};

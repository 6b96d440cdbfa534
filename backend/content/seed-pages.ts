import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { packageFile } from '../shared/package-file.ts';
import type { SeedPage } from './content-page.ts';
import { parsePage } from './parse-page.ts';

let seedPages: readonly SeedPage[] | undefined;

/**
 * Reads every page that the shop ships with, from `content/pages`, once in a process. Throws when a file is no valid page.
 */
export const readSeedPages = (): readonly SeedPage[] => (seedPages ??= readPages());

const readPages = (): readonly SeedPage[] => {
  const folder = packageFile('content/pages');
  return globSync('**/*.md', { cwd: folder })
    .map((name) => name.split(sep).join('/'))
    .toSorted()
    .map((name) => parsePage(name, readFileSync(join(folder, name), 'utf8')));
};

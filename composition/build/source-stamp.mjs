import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** What the build reads; a change in any of it makes the build stale. */
const SOURCES = [
  'adapters',
  'composition',
  'core',
  'settings',
  'ui',
  '.parcelrc',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** One hash over the names and contents of all sources. A few hundred small files: some tens of milliseconds. */
export const sourceStamp = (folder = root) => {
  const hash = createHash('sha1');
  for (const file of SOURCES.flatMap((name) => filesIn(folder, name)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
};

const filesIn = (folder, name) => {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  if (!name.includes('.') || name.endsWith('/')) {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  }
  return [name];
};

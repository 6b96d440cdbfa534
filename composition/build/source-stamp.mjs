import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { require, root } from './project.mjs';

const { backendFolder } = require('./backend-folder.cjs');

/** The inputs of the build; a change in any of them makes the build outdated. */
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

/**
 * Returns one hash of the names and contents of all sources and of the backend module, which may be in another folder.
 * It reads a few hundred small files in some tens of milliseconds.
 */
export const sourceStamp = (folder = root, backend = backendFolder()) => {
  const hash = createHash('sha1');
  const files = SOURCES.flatMap((name) => filesIn(folder, name)).sort();
  for (const file of files) addFile(hash, folder, file);
  for (const file of filesIn(`${backend}/`, '.').sort()) addFile(hash, backend, file);
  return hash.digest('hex');
};

const addFile = (hash, folder, file) =>
  hash
    .update(file)
    .update('\0')
    .update(readFileSync(join(folder, file)))
    .update('\0');

const filesIn = (folder, name) => {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  if (name === '.' || !name.includes('.') || name.endsWith('/')) {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  }
  return [name];
};

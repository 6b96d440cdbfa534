import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stored pictures by content hash, as files under the data folder. */
export interface PictureFiles {
  has(hash: string): Promise<boolean>;
  /** The stored picture; undefined when there is none. */
  read(hash: string): Promise<Buffer | undefined>;
  /** Writes the body to a temporary file; `commit` makes it the picture of the hash, `discard` removes it. */
  stage(
    hash: string,
    body: Buffer,
  ): Promise<{ readonly commit: () => Promise<void>; readonly discard: () => Promise<void> }>;
  /** Removes the picture; does nothing when there is none. */
  remove(hash: string): Promise<void>;
  /** The hashes of all stored pictures, one sub-folder of the store at a time. */
  stored(): AsyncIterable<readonly string[]>;
  /** Removes temporary files that were last written before the given time, in milliseconds since 1970. */
  removeTemporary(before: number): Promise<void>;
}

/** Whether a text can be the hash of a stored picture; nothing else becomes part of a path. */
export const isContentHash = (text: string): boolean => /^[\da-f]{32}$/.test(text);

/** Path of the folder for pictures in a data folder. */
export const pictureFolderOf = (dataFolder: string): string => join(dataFolder, 'pictures');

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const STORED = /^([\da-f]{32})\.webp$/;
const TEMPORARY = /\.part$/;

/** Names in a folder; none when there is no such folder. */
const namesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Names of the files in each of the sub-folders, which are named by the first two digits of a hash. */
async function* subfoldersOf(folder: string): AsyncGenerator<{ path: string; names: readonly string[] }> {
  for (const name of await namesIn(folder)) {
    if (!/^[\da-f]{2}$/.test(name)) continue;
    const path = join(folder, name);
    yield { path, names: await namesIn(path) };
  }
}

async function* storedIn(folder: string): AsyncGenerator<readonly string[]> {
  for await (const { names } of subfoldersOf(folder)) {
    yield names.flatMap((name) => STORED.exec(name)?.[1] ?? []);
  }
}

const removeTemporaryIn = async (folder: string, before: number): Promise<void> => {
  for await (const { path, names } of subfoldersOf(folder)) {
    for (const name of names.filter((text) => TEMPORARY.test(text))) {
      const file = join(path, name);
      const facts = await stat(file).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (facts !== undefined && facts.mtimeMs < before) await rm(file, { force: true });
    }
  }
};

/**
 * Keeps pictures in the folder, which is created with the first one. Methods reject when the file system fails, except
 * `has`, which then resolves to false.
 */
export const makePictureFiles = (folder: string): PictureFiles => {
  const fileOf = (hash: string): string => join(folder, hash.slice(0, 2), `${hash}.webp`);
  return {
    has: (hash) =>
      access(fileOf(hash)).then(
        () => true,
        () => false,
      ),
    read: async (hash) => {
      try {
        return await readFile(fileOf(hash));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    stage: async (hash, body) => {
      const file = fileOf(hash);
      const part = `${file}.${randomUUID()}.part`;
      await mkdir(join(folder, hash.slice(0, 2)), { recursive: true });
      await writeFile(part, body);
      return { commit: () => rename(part, file), discard: () => rm(part, { force: true }) };
    },
    remove: (hash) => rm(fileOf(hash), { force: true }),
    stored: () => storedIn(folder),
    removeTemporary: (before) => removeTemporaryIn(folder, before),
  };
};

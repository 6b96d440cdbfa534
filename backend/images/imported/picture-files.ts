import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  remove(hash: string): Promise<void>;
}

/** Whether a text can be the hash of a stored picture; nothing else becomes part of a path. */
export const isContentHash = (text: string): boolean => /^[\da-f]{32}$/.test(text);

/** Where the stored pictures of a data folder are. */
export const pictureFolderOf = (dataFolder: string): string => join(dataFolder, 'pictures');

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Opens the folder; it is made with the first picture. Methods reject when the file system fails. */
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
  };
};

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Finished pictures by key: a little memory over a bounded folder that survives a restart. */
export interface ImageCache {
  /**
   * The picture of the key, made by `make` when neither memory nor folder has it. Callers that ask for the same key at
   * the same time share one making. A folder that cannot be written costs the cache, not the picture.
   */
  get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Resolves once everything handed to the folder is written. */
  settled: () => Promise<void>;
}

export interface ImageCacheOptions {
  folder: string;
  memoryBytes: number;
  folderBytes: number;
  /** Called with each failure of the folder; the message holds no request data. */
  warn: (message: string, error: unknown) => void;
}

const keyPattern = /^[0-9a-f]{32}$/;

const fileOf = (folder: string, key: string): string => join(folder, key.slice(0, 2), key);

export const makeImageCache = (options: ImageCacheOptions): ImageCache => {
  const { folder, warn } = options;
  const writes = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>): void => {
    writes.add(work);
    void work.finally(() => writes.delete(work));
  };
  const memory = new LRUCache<string, Buffer>({
    maxSize: options.memoryBytes,
    sizeCalculation: (body) => Math.max(1, body.length),
  });
  // What the folder holds, by size: the oldest use leaves first, and its file with it.
  const held = new LRUCache<string, number>({
    maxSize: options.folderBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, key, reason) => {
      if (reason === 'evict')
        track(
          rm(fileOf(folder, key), { force: true }).catch((error: unknown) =>
            warn('an image could not be removed', error),
          ),
        );
    },
  });
  const making = new Map<string, Promise<Buffer>>();

  /** Reads what an earlier run left, oldest first; half-written files of a crash are removed. */
  const survey = async (): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const found: { key: string; size: number; used: number }[] = [];
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      if (!keyPattern.test(entry.name)) {
        if (entry.name.endsWith('.part')) await rm(path, { force: true });
        continue;
      }
      const facts = await stat(path);
      found.push({ key: entry.name, size: facts.size, used: facts.mtimeMs });
    }
    for (const { key, size } of found.sort((a, b) => a.used - b.used)) held.set(key, size);
  };
  const surveyed = survey().catch((error: unknown) => warn('the image folder could not be read', error));

  const read = async (key: string): Promise<Buffer | undefined> => {
    if (held.get(key) === undefined) return undefined;
    try {
      return await readFile(fileOf(folder, key));
    } catch {
      // Removed by hand or by another process: it is drawn again.
      held.delete(key);
      return undefined;
    }
  };

  const write = async (key: string, body: Buffer): Promise<void> => {
    const file = fileOf(folder, key);
    const part = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
      await writeFile(part, body);
      await rename(part, file);
      held.set(key, body.length);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      warn('an image could not be kept', error);
    }
  };

  const find = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    await surveyed;
    const kept = await read(key);
    const body = kept ?? (await make());
    if (kept === undefined) track(write(key, body));
    memory.set(key, body);
    return body;
  };

  return {
    get: (key, make) => {
      const known = memory.get(key);
      if (known !== undefined) return Promise.resolve(known);
      const pending = making.get(key);
      if (pending !== undefined) return pending;
      const work = find(key, make).finally(() => making.delete(key));
      making.set(key, work);
      return work;
    },
    settled: async () => {
      await surveyed;
      while (writes.size > 0) await Promise.all(writes);
    },
  };
};

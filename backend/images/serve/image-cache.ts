import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A cache of finished pictures: a small memory cache over a bounded folder that survives a restart. */
export interface ImageCache {
  /**
   * The picture of the key; `make` creates it when neither memory nor folder has it. Concurrent requests for a key
   * share one call. When the folder cannot be written, the picture is returned uncached.
   */
  get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Resolves once all pending writes are done. */
  settled: () => Promise<void>;
}

export interface ImageCacheOptions {
  folder: string;
  memoryBytes: number;
  folderBytes: number;
  /** Called with each failure of the folder; the message contains no request data. */
  warn: (message: string, error: unknown) => void;
}

const keyPattern = /^[0-9a-f]{32}$/;

const fileOf = (folder: string, key: string): string => join(folder, key.slice(0, 2), key);

export const makeImageCache = (options: ImageCacheOptions): ImageCache => new DiskImageCache(options);

class DiskImageCache implements ImageCache {
  readonly #options: ImageCacheOptions;
  readonly #writes = new Set<Promise<unknown>>();
  readonly #memory;
  // Files of the folder by size; the least recently used is removed first.
  readonly #held;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #surveyed;

  constructor(options: ImageCacheOptions) {
    this.#options = options;
    this.#memory = new LRUCache<string, Buffer>({
      maxSize: options.memoryBytes,
      sizeCalculation: (body) => Math.max(1, body.length),
    });
    this.#held = new LRUCache<string, number>({
      maxSize: options.folderBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, key, reason) => {
        if (reason === 'evict')
          this.#track(
            rm(fileOf(this.#options.folder, key), { force: true }).catch((error: unknown) =>
              this.#options.warn('an image could not be removed', error),
            ),
          );
      },
    });
    this.#surveyed = this.#survey().catch((error: unknown) =>
      this.#options.warn('the image folder could not be read', error),
    );
  }

  readonly get: ImageCache['get'] = (key, make) => {
    const known = this.#memory.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const pending = this.#making.get(key);
    if (pending !== undefined) return pending;
    const work = this.#find(key, make).finally(() => this.#making.delete(key));
    this.#making.set(key, work);
    return work;
  };

  readonly settled: ImageCache['settled'] = async () => {
    await this.#surveyed;
    while (this.#writes.size > 0) await Promise.all(this.#writes);
  };

  #track(work: Promise<unknown>): void {
    this.#writes.add(work);
    void work.finally(() => this.#writes.delete(work));
  }

  /** Reads the files of an earlier run, oldest first. Removes incomplete files of a crash. */
  async #survey(): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true });
    const found: { key: string; size: number; used: number }[] = [];
    for (const entry of await readdir(this.#options.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      if (!keyPattern.test(entry.name)) {
        if (entry.name.endsWith('.part')) await rm(path, { force: true });
        continue;
      }
      const facts = await stat(path);
      found.push({ key: entry.name, size: facts.size, used: facts.mtimeMs });
    }
    for (const { key, size } of found.sort((a, b) => a.used - b.used)) this.#held.set(key, size);
  }

  async #read(key: string): Promise<Buffer | undefined> {
    if (this.#held.get(key) === undefined) return undefined;
    try {
      return await readFile(fileOf(this.#options.folder, key));
    } catch {
      // The file was removed by someone else: draw it again.
      this.#held.delete(key);
      return undefined;
    }
  }

  async #write(key: string, body: Buffer): Promise<void> {
    const file = fileOf(this.#options.folder, key);
    const part = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(join(this.#options.folder, key.slice(0, 2)), { recursive: true });
      await writeFile(part, body);
      await rename(part, file);
      this.#held.set(key, body.length);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      this.#options.warn('an image could not be kept', error);
    }
  }

  async #find(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    await this.#surveyed;
    const kept = await this.#read(key);
    const body = kept ?? (await make());
    if (kept === undefined) this.#track(this.#write(key, body));
    this.#memory.set(key, body);
    return body;
  }
}

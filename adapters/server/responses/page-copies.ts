import {
  accepts,
  compressBetter,
  compressQuickly,
  compressWell,
  decompress,
  encodingFor,
  QUICKEST_FIRST,
  type Compression,
  type Encoding,
} from './compression';

/** A whole page in one encoding. */
export interface PageCopy {
  readonly encoding: Encoding;
  readonly body: Buffer;
}

interface CompressedCopy extends PageCopy {
  readonly encoding: Compression;
}

/** Runs compressions in the background. Returns undefined for a compression that it refuses, because it has too many. */
export type InBackground = (work: () => Promise<void>) => Promise<void> | undefined;

/** The compressions in the background, each with the number of repeated requests for the page after which it pays. */
const IMPROVEMENTS = [
  { repeats: 1, compress: compressWell },
  { repeats: 50, compress: compressBetter },
] as const;

type Improvement = (typeof IMPROVEMENTS)[number];

/**
 * The copies of one page, compressed when they are first requested. The first copy is compressed quickly. The document
 * itself is then released, because it takes eight times the memory, and is decompressed for the rare request that needs
 * it. A page that is requested again is compressed well in the background, and one that is requested often even better.
 */
export class PageCopies {
  #document: Buffer | undefined;
  /** The smallest first, so that the first copy that a client accepts is the best one. */
  #copies: ReadonlyArray<CompressedCopy> = [];
  readonly #pending = new Map<Encoding, Promise<PageCopy>>();
  /** The number of requests since the first copy was made. */
  #repeats = 0;
  /** The number of improvements that were made or are being made. */
  #improvements = 0;
  #isImproving = false;
  readonly #onResize: () => void;

  /** `onResize` is called whenever `bytes` has changed. */
  constructor(document: Buffer, onResize: () => void) {
    this.#document = document;
    this.#onResize = onResize;
  }

  /** The memory that the copies take, in bytes. */
  get bytes(): number {
    return this.#copies.reduce((sum, { body }) => sum + body.length, this.#document?.length ?? 0);
  }

  /** Returns the best available copy for a client with this Accept-Encoding header. */
  available(acceptEncoding: string | undefined): PageCopy | undefined {
    for (const copy of this.#copies) if (accepts(acceptEncoding, copy.encoding)) return copy;
    if (this.#document === undefined || encodingFor(acceptEncoding, QUICKEST_FIRST) !== 'identity') return undefined;
    return { encoding: 'identity', body: this.#document };
  }

  /** Returns a copy for such a client, compressed now unless there is one. Concurrent requests share one compression. */
  async obtain(acceptEncoding: string | undefined): Promise<PageCopy> {
    const available = this.available(acceptEncoding);
    if (available !== undefined) return available;
    const encoding = encodingFor(acceptEncoding, QUICKEST_FIRST);
    const pending = this.#pending.get(encoding) ?? this.#make(encoding);
    this.#pending.set(encoding, pending);
    try {
      return await pending;
    } finally {
      this.#pending.delete(encoding);
    }
  }

  /** Returns the document, uncompressed. */
  async document(): Promise<Buffer> {
    return (await this.obtain(undefined)).body;
  }

  /**
   * Counts a request for which a copy was there, and compresses the page better in the background when enough were
   * counted. A refused compression is tried again at the next request. Returns undefined when nothing is compressed;
   * rejects with the error of the compression, which is not tried again.
   */
  countRepeat(inBackground: InBackground): Promise<void> | undefined {
    this.#repeats += 1;
    const next = IMPROVEMENTS[this.#improvements];
    if (this.#isImproving || next === undefined || this.#repeats < next.repeats) return undefined;
    return this.#improve(next, inBackground);
  }

  /** Compresses the page in the background. The copy then replaces those that are no longer needed. */
  async #improve({ compress }: Improvement, inBackground: InBackground): Promise<void> {
    const running = inBackground(async () => {
      const body = await compress(await this.document());
      // Clients that accept Zstandard accept brotli too.
      this.#keep({ encoding: 'br', body }, ['br', 'zstd']);
    });
    if (running === undefined) return;
    this.#improvements += 1;
    this.#isImproving = true;
    try {
      await running;
    } finally {
      this.#isImproving = false;
    }
  }

  async #make(encoding: Encoding): Promise<PageCopy> {
    const document = this.#document ?? (await this.#decompressed());
    if (encoding === 'identity') return { encoding, body: document };
    const copy: CompressedCopy = { encoding, body: await compressQuickly(document, encoding) };
    this.#keep(copy, [encoding]);
    return copy;
  }

  #decompressed(): Promise<Buffer> {
    const [smallest] = this.#copies;
    if (smallest === undefined) throw new Error('a page has neither its document nor a copy');
    return decompress(smallest.body, smallest.encoding);
  }

  #keep(copy: CompressedCopy, replaced: ReadonlyArray<Compression>): void {
    const others = this.#copies.filter(({ encoding }) => !replaced.includes(encoding));
    this.#copies = [...others, copy].sort((one, other) => one.body.length - other.body.length);
    this.#document = undefined;
    this.#onResize();
  }
}

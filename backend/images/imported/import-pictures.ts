import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ImportedPictureTable } from '../../database/tables/pictures-tables.ts';
import type { Database } from '../../database/schema.ts';
import { decodePicture } from './decode-picture.ts';
import type { FetchedPicture, PictureFetcher } from './fetch-picture.ts';
import type { PictureFiles } from './picture-files.ts';
import {
  addressesOf,
  findPicture,
  hasContent,
  markChecked,
  putPicture,
  recordUses,
  storedBytes,
  usersOf,
  type FeedPictures,
} from './picture-records.ts';

/** A picture of a feed row that could not be fetched now. */
export interface MissingPicture {
  readonly line: number;
  readonly partNumber: string;
  readonly address: string;
  readonly reason: string;
  /** Whether the shop keeps the picture that an earlier import fetched from the address. */
  readonly keepsEarlier: boolean;
}

export interface PictureCounts {
  /** Different addresses that the feed names. */
  readonly addresses: number;
  readonly fetched: number;
  /** Pictures that have not changed. */
  readonly unchanged: number;
  readonly missing: number;
}

export interface PictureImportOptions {
  readonly database: Kysely<Database>;
  readonly files: PictureFiles;
  readonly fetcher: PictureFetcher;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Limit of the total size of stored pictures. */
  readonly maxTotalBytes: number;
  /** Called for each row whose picture is missing. */
  readonly onMissing: (picture: MissingPicture) => void | Promise<void>;
  readonly onProgress?: (counts: PictureCounts) => void;
}

/** The pictures of one import of a feed. */
export interface PictureImport {
  /** Records the picture addresses of rows that were stored. Rejects when the database fails. */
  note(rows: readonly FeedPictures[]): Promise<void>;
  /**
   * Fetches the pictures of all noted rows. A picture that cannot be fetched is reported with its reason; the others
   * continue. Rejects only when the database fails.
   */
  fetchNoted(): Promise<PictureCounts>;
}

/** Pictures that are fetched at the same time. They are fetched host by host, so this bounds each host too. */
export const PICTURES_AT_ONCE = 4;
/** After this many failures in a row the rest of a host's pictures is not fetched. */
const MAX_HOST_FAILURES = 8;
/** How long a picture without validators is assumed to be unchanged. */
const TRUSTED_MS = 7 * 24 * 60 * 60_000;

type Outcome =
  | { readonly kind: 'fetched' | 'unchanged' }
  | { readonly kind: 'missing'; readonly reason: string; readonly keepsEarlier: boolean };

/** Counts consecutive failures per host. */
const makeHostWatch = () => {
  const failuresOf = new Map<string, number>();
  const hostOf = (address: string): string => URL.parse(address)?.host ?? '';
  return {
    isGivenUp: (address: string): boolean => (failuresOf.get(hostOf(address)) ?? 0) >= MAX_HOST_FAILURES,
    saw: (address: string, outcome: FetchedPicture): void => {
      const host = hostOf(address);
      if (outcome.kind === 'failed' && outcome.hostFailed) failuresOf.set(host, (failuresOf.get(host) ?? 0) + 1);
      else failuresOf.delete(host);
    },
  };
};

/** Starts an import of pictures. */
export const makePictureImport = (options: PictureImportOptions): PictureImport => new FeedPictureImport(options);

class FeedPictureImport implements PictureImport {
  readonly #options: PictureImportOptions;
  readonly #importId = randomUUID();
  readonly #hosts = makeHostWatch();
  readonly #counts = { addresses: 0, fetched: 0, unchanged: 0, missing: 0 };
  #totalBytes = 0;

  constructor(options: PictureImportOptions) {
    this.#options = options;
  }

  readonly note: PictureImport['note'] = (rows) => recordUses(this.#options.database, this.#importId, rows);

  readonly fetchNoted: PictureImport['fetchNoted'] = async () => {
    this.#totalBytes = await storedBytes(this.#options.database);
    const addresses = addressesOf(this.#options.database, this.#importId);
    await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, () => this.#work(addresses)));
    return { ...this.#counts };
  };

  async #store(address: string, response: FetchedPicture & { kind: 'fetched' }): Promise<string | undefined> {
    const decoded = await decodePicture(response.bytes);
    if (!decoded.ok) return decoded.reason;
    const { picture } = decoded;
    const isNew = !(await hasContent(this.#options.database, picture.hash));
    if (isNew && this.#totalBytes + picture.body.length > this.#options.maxTotalBytes) {
      return 'the store of pictures is full; raise PICTURE_STORE_MEGABYTES';
    }
    // Counted before the write, so that concurrent writes respect the limit together.
    if (isNew) this.#totalBytes += picture.body.length;
    await putPicture(this.#options.database, this.#options.files, {
      address,
      picture,
      validators: response.validators,
      now: this.#options.clock(),
    });
    return undefined;
  }

  #isTrusted({ etag, last_modified: lastModified, checked_at: checkedAt }: ImportedPictureTable): boolean {
    return etag === null && lastModified === null && this.#options.clock() - checkedAt < TRUSTED_MS;
  }

  async #bring(address: string): Promise<Outcome> {
    const row = await findPicture(this.#options.database, address);
    const known = row?.content_hash && (await this.#options.files.has(row.content_hash)) ? row : undefined;
    const missing = (reason: string): Outcome => ({ kind: 'missing', reason, keepsEarlier: known !== undefined });
    if (known !== undefined && this.#isTrusted(known)) return { kind: 'unchanged' };
    if (this.#hosts.isGivenUp(address)) return missing('not asked for: its host failed several times in a row');
    const validators = known && { etag: known.etag, lastModified: known.last_modified };
    const response = await this.#options.fetcher.fetch(address, validators);
    this.#hosts.saw(address, response);
    if (response.kind === 'failed') return missing(response.reason);
    if (response.kind === 'unchanged') {
      await markChecked(this.#options.database, address, this.#options.clock());
      return { kind: 'unchanged' };
    }
    try {
      const reason = await this.#store(address, response);
      return reason === undefined ? { kind: 'fetched' } : missing(reason);
    } catch (error) {
      return missing(`could not be stored: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async #report(address: string, outcome: Outcome & { kind: 'missing' }): Promise<void> {
    const { reason, keepsEarlier } = outcome;
    for (const user of await usersOf(this.#options.database, this.#importId, address)) {
      await this.#options.onMissing({ ...user, address, reason, keepsEarlier });
    }
  }

  async #work(addresses: AsyncGenerator<string>): Promise<void> {
    for await (const address of addresses) {
      this.#counts.addresses += 1;
      const outcome = await this.#bring(address);
      this.#counts[outcome.kind] += 1;
      if (outcome.kind === 'missing') await this.#report(address, outcome);
      this.#options.onProgress?.({ ...this.#counts });
    }
  }
}

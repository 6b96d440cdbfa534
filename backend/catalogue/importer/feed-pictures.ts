import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { makePictureFetcher } from '../../images/imported/fetch-picture.ts';
import {
  makePictureImport,
  PICTURES_AT_ONCE,
  type MissingPicture,
  type PictureCounts,
} from '../../images/imported/import-pictures.ts';
import { makePictureFiles, pictureFolderOf } from '../../images/imported/picture-files.ts';
import type { FeedPictures } from '../../images/imported/picture-records.ts';
import type { PictureSettings } from '../../images/imported/picture-settings.ts';

/** The pictures of the feed that a command imports. */
export interface CommandPictures {
  /** Records the addresses of rows that were stored. */
  note(rows: readonly FeedPictures[]): Promise<void>;
  /** Fetches them, prints progress on stderr, and lists the missing ones in the report. */
  fetchAll(): Promise<void>;
  close(): Promise<void>;
}

export interface CommandPicturesOptions {
  readonly database: Kysely<Database>;
  readonly dataFolder: string;
  /** Written only when pictures are missing. */
  readonly reportFile: string;
  readonly settings: PictureSettings;
}

const SHOWN_MISSING = 20;
const PROGRESS_MS = 250;

const makeReport = (file: string) => {
  let stream: ReturnType<typeof createWriteStream> | undefined;
  let count = 0;
  return {
    add: async ({ line, partNumber, address, reason, keepsEarlier }: MissingPicture): Promise<void> => {
      count += 1;
      const outcome = keepsEarlier ? `${reason}; the earlier picture stays` : reason;
      if (count <= SHOWN_MISSING) {
        process.stderr.write(`\rline ${line} (${partNumber}): no picture from ${address}: ${outcome}\n`);
      }
      if (stream === undefined) {
        stream = createWriteStream(file);
        stream.write('line\tid\taddress\treason\n');
      }
      const full = !stream.write(`${line}\t${partNumber}\t${address}\t${outcome.replace(/\s/g, ' ')}\n`);
      if (full) await once(stream, 'drain');
    },
    close: async (): Promise<void> => {
      if (stream === undefined) return;
      stream.end();
      await finished(stream);
      if (count > SHOWN_MISSING) process.stderr.write(`… and ${count - SHOWN_MISSING} more\n`);
      process.stderr.write(`The missing pictures are listed in ${file}; drawn ones stand in for them\n`);
    },
  };
};

const inWords = ({ addresses, fetched, unchanged, missing }: PictureCounts): string =>
  `${addresses} pictures: ${fetched} fetched, ${unchanged} unchanged, ${missing} missing`;

/** Creates the picture import of the command. It makes no network request before `fetchAll`. */
export const makeCommandPictures = async (options: CommandPicturesOptions): Promise<CommandPictures> => {
  const { database, dataFolder, reportFile, settings } = options;
  await rm(reportFile, { force: true });
  const report = makeReport(reportFile);
  const fetcher = makePictureFetcher({ ...settings, connectionsPerHost: PICTURES_AT_ONCE });
  let shownAt = 0;
  const pictures = makePictureImport({
    database,
    files: makePictureFiles(pictureFolderOf(dataFolder)),
    fetcher,
    clock: Date.now,
    maxTotalBytes: settings.maxTotalBytes,
    onMissing: report.add,
    onProgress: (counts) => {
      if (performance.now() - shownAt < PROGRESS_MS) return;
      shownAt = performance.now();
      process.stderr.write(`\r${inWords(counts)}`);
    },
  });
  return {
    note: pictures.note,
    fetchAll: async () => {
      const counts = await pictures.fetchNoted();
      if (counts.addresses > 0) process.stderr.write(`\r${inWords(counts)}\n`);
    },
    close: async () => {
      await report.close();
      await fetcher.close();
    },
  };
};

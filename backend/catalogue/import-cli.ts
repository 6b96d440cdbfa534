import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { CatalogueBusy, withCatalogueLock } from './catalogue-lock.ts';
import { makeCommandPictures } from './feed-pictures.ts';
import { importCatalogue, type ImportCounts, type RefusedRow } from './import-catalogue.ts';
import { feedFormats, formatOf, type FeedFormat } from './importer/feed-format.ts';
import { openDataFolder } from './open-data-folder.ts';

const usage = `Usage: npm run catalogue:import -- FILE [--data-dir DIR] [--format tsv|csv|jsonl]
Imports a product feed in the Google Merchant Center format; run it again to bring the shop up to date.
  --data-dir  folder of the database, $DATA_DIR or .data unless told
  --format    what the file holds; told by its name when left out
Rows that are refused are listed in DIR/imports/FILE.refused.tsv, pictures that could not be
fetched in DIR/imports/FILE.pictures.tsv.
One folder takes one import at a time, and none beside catalogue:generate.
Exit code 0 when every row was imported, 2 when some were refused, 1 when the import could not run.`;

const SHOWN_REFUSALS = 20;
const PROGRESS_MS = 250;
/** The running shop's writes are short: whoever waits this long has a stuck process to look for. */
const BUSY_TIMEOUT_MS = 30_000;

const readFormat = (file: string, given: string | undefined): FeedFormat => {
  const format = given === undefined ? formatOf(file) : feedFormats.find((known) => known === given);
  if (format !== undefined) return format;
  throw new RangeError(
    given === undefined
      ? `The name of ${file} does not tell its format; pass --format tsv, csv or jsonl`
      : `--format must be tsv, csv or jsonl, not "${given}"`,
  );
};

/** Lists refused rows in a file that exists only when there are any, and the first of them on stderr. */
const makeReport = (file: string) => {
  let stream: ReturnType<typeof createWriteStream> | undefined;
  let count = 0;
  return {
    add: async ({ line, id, reasons }: RefusedRow): Promise<void> => {
      count += 1;
      const reason = reasons.join('; ');
      if (count <= SHOWN_REFUSALS) process.stderr.write(`\rline ${line}${id === '' ? '' : ` (${id})`}: ${reason}\n`);
      if (stream === undefined) {
        stream = createWriteStream(file);
        stream.write('line\tid\treason\n');
      }
      const full = !stream.write(`${line}\t${id.replace(/\s/g, ' ')}\t${reason.replace(/\s/g, ' ')}\n`);
      if (full) await once(stream, 'drain');
    },
    close: async (): Promise<void> => {
      if (stream === undefined) return;
      stream.end();
      await finished(stream);
      if (count > SHOWN_REFUSALS) process.stderr.write(`… and ${count - SHOWN_REFUSALS} more\n`);
      process.stderr.write(`The refused rows are listed in ${file}\n`);
    },
  };
};

const makeProgress = (): ((counts: ImportCounts) => void) => {
  let shownAt = 0;
  return ({ rows, imported, refused }) => {
    if (performance.now() - shownAt < PROGRESS_MS) return;
    shownAt = performance.now();
    process.stderr.write(`\r${rows} rows: ${imported} imported, ${refused} refused`);
  };
};

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'data-dir': { type: 'string', default: process.env.DATA_DIR ?? '.data' },
      format: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new RangeError('Name one file to import');
  const format = readFormat(file, values.format);
  await access(file);
  await mkdir(join(values['data-dir'], 'imports'), { recursive: true });
  return withCatalogueLock(values['data-dir'], `an import of ${basename(file)}`, () =>
    importInto(values['data-dir'], file, format),
  );
};

const importInto = async (dataFolder: string, file: string, format: FeedFormat): Promise<number> => {
  const startedAt = performance.now();
  const reportFile = join(dataFolder, 'imports', `${basename(file)}.refused.tsv`);
  await rm(reportFile, { force: true });
  const database = await openDataFolder(dataFolder, { busyTimeoutMs: BUSY_TIMEOUT_MS, bulk: true });
  const report = makeReport(reportFile);
  const pictures = await makeCommandPictures({
    database,
    dataFolder,
    reportFile: join(dataFolder, 'imports', `${basename(file)}.pictures.tsv`),
    environment: process.env,
  });
  try {
    const counts = await importCatalogue({
      database,
      file,
      format,
      clock: Date.now,
      onRefused: report.add,
      onPictures: pictures.note,
      onProgress: makeProgress(),
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stderr.write(
      `\r${counts.rows} rows: ${counts.imported} imported, ${counts.refused} refused in ${seconds} s\n`,
    );
    await pictures.fetchAll();
    return counts.refused === 0 ? 0 : 2;
  } finally {
    await pictures.close();
    await report.close();
    await database.destroy();
  }
};

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const hint = error instanceof CatalogueBusy ? '' : `\n${usage}\n`;
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n${hint}`);
    process.exitCode = 1;
  },
);

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { CatalogueBusy, withCatalogueLock } from '../catalogue/catalogue-lock.ts';
import { requireSettings } from '../../settings/require-settings.ts';
import { pictureSettingsOf } from '../images/imported/picture-settings.ts';
import { makeCommandPictures, type CommandPictures } from '../catalogue/importer/feed-pictures.ts';
import { deleteItems, importCatalogue } from '../catalogue/importer/import-catalogue.ts';
import { readSettings, usage, type ImportSettings } from '../catalogue/importer/import-settings.ts';
import { readDeleteList } from '../catalogue/importer/delete-list.ts';
import { formatOf } from '../catalogue/importer/feed/feed-format.ts';
import { loadFeedMap, UnusableMap, type FeedMap } from '../catalogue/importer/feed-map.ts';
import { UnusableFeed } from '../catalogue/importer/feed/feed-source.ts';
import { importPrices } from '../catalogue/importer/import-prices.ts';
import { ImportEnded } from '../catalogue/importer/import-ended.ts';
import { makeTally, showReport, type NotInSearch, type Tally } from '../catalogue/importer/import-report.ts';
import type { ImportCounts, RefusedRow } from '../catalogue/importer/import-types.ts';
import { RemovalRefused } from '../catalogue/importer/removal.ts';
import { makeCatalogueStore } from '../catalogue/catalogue-store.ts';
import { openDataFolder, openForReading } from '../catalogue/open-data-folder.ts';
import { findLeftOut } from '../search/snapshot/find-left-out.ts';

const SHOWN_REFUSALS = 20;
const PROGRESS_MS = 250;
/** The writes of a running shop are short. A wait of this length means that another process is stuck. */
const BUSY_TIMEOUT_MS = 30_000;

const exitCodes = { imported: 0, failed: 1, someRefused: 2, removalRefused: 3 } as const;

/**
 * Prints the first refused rows on stderr and writes all of them to a file, which is created only when there are any.
 */
const makeRefusalList = (file: string | undefined) => {
  let stream: ReturnType<typeof createWriteStream> | undefined;
  let count = 0;
  return {
    add: async ({ line, id, reasons }: RefusedRow): Promise<void> => {
      count += 1;
      const reason = reasons.join('; ');
      if (count <= SHOWN_REFUSALS) process.stderr.write(`\rline ${line}${id === '' ? '' : ` (${id})`}: ${reason}\n`);
      if (file === undefined) return;
      if (stream === undefined) {
        stream = createWriteStream(file);
        stream.write('line\tid\treason\n');
      }
      const full = !stream.write(`${line}\t${id.replace(/\s/g, ' ')}\t${reason.replace(/\s/g, ' ')}\n`);
      if (full) await once(stream, 'drain');
    },
    close: async (): Promise<void> => {
      if (count > SHOWN_REFUSALS) process.stderr.write(`… and ${count - SHOWN_REFUSALS} more\n`);
      if (stream === undefined) return;
      stream.end();
      await finished(stream);
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

const fromEnvironment = requireSettings('commands', process.env);

const NO_ROWS: ImportCounts = { rows: 0, imported: 0, refused: 0 };

/** Resources of one run of the command. */
interface ImportRun {
  readonly settings: ImportSettings;
  readonly database: Awaited<ReturnType<typeof openDataFolder>>;
  readonly refusals: ReturnType<typeof makeRefusalList>;
  readonly pictures: CommandPictures | undefined;
  readonly tally: Tally;
  readonly startedAt: number;
}

/** Opens the data folder, for reading only in a dry run. Removes the refusal list of an earlier import of the same file. */
const openRun = async (settings: ImportSettings): Promise<ImportRun> => {
  const { dataFolder, feed, dryRun } = settings;
  const startedAt = performance.now();
  const listFile =
    dryRun || feed === undefined ? undefined : join(dataFolder, 'imports', `${basename(feed.file)}.refused.tsv`);
  if (listFile !== undefined) await rm(listFile, { force: true });
  const open = { busyTimeoutMs: BUSY_TIMEOUT_MS, bulk: true };
  const database = dryRun ? await openForReading(dataFolder, open) : await openDataFolder(dataFolder, open);
  const refusals = makeRefusalList(listFile);
  const pictures = await picturesFor(settings, database);
  return { settings, database, refusals, pictures, tally: makeTally(), startedAt };
};

/** Counts of an import, including products that were deleted or taken off sale. */
interface Imported extends ImportCounts {
  readonly deleted: number;
  readonly takenOffSale: number;
}

/** Imports the feed, or its prices alone, and deletes the listed products. */
const importFeed = async (
  { settings, database, refusals, pictures, tally }: ImportRun,
  feed: NonNullable<ImportSettings['feed']>,
  map: FeedMap | undefined,
  deletions: readonly string[],
): Promise<Imported> => {
  const { dryRun, encoding, removal } = settings;
  const removed = { deleted: 0, takenOffSale: 0 };
  const shared = {
    ...feed,
    ...(encoding === undefined ? {} : { encoding }),
    database,
    dryRun,
    onProgress: makeProgress(),
    onRefused: async (row: RefusedRow): Promise<void> => {
      tally.refused(row);
      await refusals.add(row);
    },
  };
  const counts = settings.pricesOnly
    ? await importPrices(shared)
    : await importCatalogue({
        ...shared,
        clock: Date.now,
        map,
        ...(pictures === undefined ? {} : { onPictures: pictures.note }),
        complete: settings.complete,
        deletions,
        removal,
        onPlaced: tally.placed,
        onRemoved: ({ deleted, leftOut }) => Object.assign(removed, { deleted, takenOffSale: leftOut }),
      });
  return { ...counts, ...removed };
};

/** Fetches the pictures of what was imported, then prints the report and writes it to its file. */
const finishRun = async (run: ImportRun, imported: Imported): Promise<void> => {
  const { feed, dryRun, reportFile } = run.settings;
  const seconds = Math.round((performance.now() - run.startedAt) / 100) / 10;
  process.stderr.write(
    `\r${imported.rows} rows: ${imported.imported} imported, ${imported.refused} refused in ${seconds.toFixed(1)} s\n`,
  );
  await run.pictures?.fetchAll();
  const notInSearch = dryRun ? undefined : await productsNotInSearch(run.database);
  const report = run.tally.report({ ...imported, file: feed?.file ?? '', dryRun, seconds, notInSearch });
  process.stdout.write(`${showReport(report)}`);
  if (reportFile !== undefined) await writeFile(reportFile, `${JSON.stringify(report, undefined, 2)}\n`);
};

/** Imports or deletes as the settings say. Returns the exit code. */
const importInto = async (settings: ImportSettings): Promise<number> => {
  const { feed, dryRun, removal } = settings;
  const map = settings.mapFile === undefined ? undefined : await loadFeedMap(settings.mapFile);
  const toDelete = await readDeletions(settings);
  const run = await openRun(settings);
  const { database, refusals, pictures } = run;
  try {
    const imported =
      feed === undefined
        ? { ...NO_ROWS, takenOffSale: 0, deleted: await deleteItems({ database, ids: toDelete, removal, dryRun }) }
        : await importFeed(run, feed, map, toDelete);
    await finishRun(run, imported);
    return imported.refused === 0 ? exitCodes.imported : exitCodes.someRefused;
  } finally {
    await pictures?.close();
    await refusals.close();
    await database.destroy();
  }
};

/** Products that the search index leaves out, by the part numbers in the feed. */
const productsNotInSearch = async (database: Awaited<ReturnType<typeof openDataFolder>>): Promise<NotInSearch> => {
  const { count, examples } = await findLeftOut(database);
  const products = await makeCatalogueStore(database).productsByIds(examples.map(({ id }) => id));
  const partNumbers = new Map(products.map(({ id, partNumber }) => [id, partNumber]));
  return { count, products: examples.map(({ id, reason }) => ({ id: partNumbers.get(id) ?? id, reason })) };
};

/** Creates the picture import of a feed; undefined when no products are imported. */
const picturesFor = async (
  { dataFolder, feed, dryRun, pricesOnly }: ImportSettings,
  database: Awaited<ReturnType<typeof openDataFolder>>,
): Promise<CommandPictures | undefined> =>
  feed === undefined || dryRun || pricesOnly
    ? undefined
    : makeCommandPictures({
        database,
        dataFolder,
        reportFile: join(dataFolder, 'imports', `${basename(feed.file)}.pictures.tsv`),
        settings: pictureSettingsOf(fromEnvironment),
      });

const readDeletions = async ({ deleteFile, encoding }: ImportSettings): Promise<readonly string[]> =>
  deleteFile === undefined
    ? []
    : readDeleteList(deleteFile, { format: formatOf(deleteFile), ...(encoding === undefined ? {} : { encoding }) });

const run = async (): Promise<number> => {
  const settings = readSettings(process.argv.slice(2), fromEnvironment);
  if (settings === 'help') {
    process.stdout.write(`${usage}\n`);
    return exitCodes.imported;
  }
  const { dataFolder, feed, dryRun } = settings;
  if (feed !== undefined) await access(feed.file);
  // A dry run changes nothing, so it needs no lock.
  if (dryRun) return importInto(settings);
  await mkdir(join(dataFolder, 'imports'), { recursive: true });
  const task = feed === undefined ? 'a deletion' : `an import of ${basename(feed.file)}`;
  return withCatalogueLock(dataFolder, task, () => importInto(settings));
};

/** Whether the message is complete, so that the usage is not printed. */
const needsNoUsage = (error: unknown): boolean =>
  [CatalogueBusy, ImportEnded, UnusableFeed, UnusableMap, RemovalRefused].some((kind) => error instanceof kind);

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const hint = needsNoUsage(error) ? '' : `\n${usage}\n`;
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n${hint}`);
    process.exitCode = error instanceof RemovalRefused ? exitCodes.removalRefused : exitCodes.failed;
  },
);

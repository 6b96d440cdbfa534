import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FeedPictures } from '../images/imported/picture-records.ts';
import { advanceCatalogue, nextCatalogueId } from './catalogue-state.ts';
import { makeRowChecker, type NumberedItem } from './importer/check-rows.ts';
import type { FeedMap } from './importer/feed-map.ts';
import { readFeedPlaces } from './importer/feed-places.ts';
import { readFeed } from './importer/feed-reader.ts';
import type { ImportCounts, ImportOptions, PlacedRow, RefusedRow } from './importer/import-types.ts';
import { planRemoval, type CompleteFeed } from './importer/removal.ts';
import { writeBatch } from './importer/write-batch.ts';
import { letOthersWrite } from './in-turns.ts';
import { countBrands, removeEmptyProducts, removeSkus } from './remove-products.ts';

export type { ImportCounts, PlacedRow, RefusedRow } from './importer/import-types.ts';

export interface ImportCatalogueOptions extends ImportOptions {
  /** Milliseconds since 1970; tells the day on which new products were added. */
  readonly clock: () => number;
  /** Rules that are asked before all others where a row belongs. */
  readonly map?: FeedMap | undefined;
  /** Given when the feed holds the whole catalogue: what it leaves out is taken off sale, within the limit. */
  readonly complete?: CompleteFeed | undefined;
  /** Told of every row that was placed, in the order of the file. */
  readonly onPlaced?: (row: PlacedRow) => void;
  /** Told of the picture addresses of rows that are stored, a batch at a time. */
  readonly onPictures?: (rows: readonly FeedPictures[]) => Promise<void>;
  /** Told how many items were taken out of the shop: those the feed deletes and those a complete feed leaves out. */
  readonly onRemoved?: (counts: RemovedCounts) => void;
}

export interface RemovedCounts {
  readonly deleted: number;
  readonly leftOut: number;
}

const ROWS_A_TRANSACTION = 250;

/** What is left to do once all rows are in: each step lets the shop write in between. */
const tidy = async (database: Kysely<Database>): Promise<void> => {
  await removeEmptyProducts(database);
  await countBrands(database);
  await database.transaction().execute(async (trx) => advanceCatalogue(trx, await nextCatalogueId(trx)));
};

const picturesOf = ({ item, line }: NumberedItem): FeedPictures => ({
  line,
  partNumber: item.id,
  addresses: [item.imageUrl, ...item.additionalImages].filter((address) => address !== null),
});

/** Takes items out of the shop by their ids. Gives how many there were. */
export const deleteItems = async (database: Kysely<Database>, ids: readonly string[]): Promise<number> => {
  const removed = await removeSkus(database, ids);
  if (removed > 0) await countBrands(database);
  return removed;
};

interface Store {
  (batch: readonly NumberedItem[]): Promise<readonly NumberedItem[]>;
}

/** Stores rows; gives those that are in. A row that the database does not take is refused alone. */
const makeStore =
  (write: (batch: readonly NumberedItem[]) => Promise<void>, refuse: (row: RefusedRow) => Promise<void>): Store =>
  async (batch) => {
    try {
      await write(batch);
      return batch;
    } catch {
      // One of the rows is at fault: alone, each of them shows whether it is the one.
    }
    const stored: NumberedItem[] = [];
    for (const entry of batch) {
      try {
        await write([entry]);
        stored.push(entry);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        await refuse({ line: entry.line, id: entry.item.id, reasons: [`could not be stored: ${reason}`] });
      }
    }
    return stored;
  };

/**
 * Imports a product feed row by row: a row is imported whole or refused with its line and reasons, and the others go
 * on. Running it again changes nothing that has not changed. Works beside a running shop. Rejects when the file cannot
 * be read or holds nothing to import (UnusableFeed), and when a complete feed leaves out too much (RemovalRefused):
 * then nothing was changed. What was imported before a file breaks off stays.
 */
export const importCatalogue = async (options: ImportCatalogueOptions): Promise<ImportCounts> => {
  const { database, file, clock, dryRun = false, onProgress, onPlaced } = options;
  const leftOut = options.complete === undefined ? [] : await planRemoval(database, file, options, options.complete);
  const places = await readFeedPlaces(database);
  const check = makeRowChecker({ places, map: options.map });
  const today = new Date(clock()).toISOString().slice(0, 10);
  const deletions: string[] = [];
  let rows = 0;
  let imported = 0;
  let refused = 0;

  const refuse = async (row: RefusedRow): Promise<void> => {
    refused += 1;
    await options.onRefused(row);
  };
  const store = makeStore(async (batch) => {
    if (dryRun) return;
    await writeBatch(database, batch, places, today);
    await options.onPictures?.(batch.map(picturesOf));
  }, refuse);

  const toPlacedRow = ({ line, item, placement }: NumberedItem): PlacedRow => {
    const path = places.categories(placement)?.at(-1)?.path ?? placement.department;
    const { department, decidedBy } = placement;
    return { line, id: item.id, department, path, decidedBy, isNewCategory: places.isNew(path) };
  };

  const finish = async (batch: readonly NumberedItem[]): Promise<void> => {
    const stored = await store(batch);
    imported += stored.length;
    for (const entry of stored) onPlaced?.(toPlacedRow(entry));
    onProgress?.({ rows, imported, refused });
    if (!dryRun) await letOthersWrite();
  };

  const batch: NumberedItem[] = [];
  for await (const line of readFeed(file, options)) {
    rows += 1;
    const checked = check(line);
    if (checked.kind === 'item') batch.push(checked.item);
    else if (checked.kind === 'deletion') deletions.push(checked.id);
    else await refuse(checked.refused);
    if (batch.length === ROWS_A_TRANSACTION) await finish(batch.splice(0));
  }
  if (batch.length > 0) await finish(batch);
  imported += deletions.length;
  if (!dryRun) {
    const deleted = await removeSkus(database, deletions);
    await removeSkus(database, leftOut);
    options.onRemoved?.({ deleted, leftOut: leftOut.length });
    if (imported > 0 || leftOut.length > 0) await tidy(database);
  } else options.onRemoved?.({ deleted: deletions.length, leftOut: leftOut.length });
  onProgress?.({ rows, imported, refused });
  return { rows, imported, refused };
};

import type { Kysely } from 'kysely';
import { isFaultOfRow, messageOf } from '../../database/database-fault.ts';
import type { Database } from '../../database/schema.ts';
import type { FeedPictures } from '../../images/imported/picture-records.ts';
import { advanceCatalogue, nextCatalogueId } from '../catalogue-state.ts';
import { makeRowChecker, type NumberedItem } from './check-rows.ts';
import type { FeedMap } from './feed-map.ts';
import { readFeedPlaces } from './feed-places.ts';
import { readFeed } from './feed/feed-reader.ts';
import type { ImportCounts, ImportOptions, PlacedRow, RefusedRow } from './import-types.ts';
import { endingClearly } from './import-ended.ts';
import { planRemoval, readNamedIds, STANDARD_RULE, type RemovalPlan, type RemovalRule } from './removal.ts';
import { writeBatch } from './write-batch.ts';
import { letOthersWrite } from '../../database/in-batches.ts';
import { countBrands, removeEmptyProducts, removeSkus } from '../remove-products.ts';

export type { ImportCounts, PlacedRow, RefusedRow } from './import-types.ts';

export interface ImportCatalogueOptions extends ImportOptions {
  /** Milliseconds since 1970; determines the day on which new products were added. */
  readonly clock: () => number;
  /** Placement rules that precede all others. */
  readonly map?: FeedMap | undefined;
  /** Whether the feed is the whole catalogue; items that it lacks are taken off sale. */
  readonly complete?: boolean;
  /** Ids to delete in addition to those that the feed deletes. */
  readonly deletions?: readonly string[];
  /** Limit of items that are deleted and taken off sale together; default 20 % of the shop's items. */
  readonly removal?: RemovalRule;
  /** Called for every row that was placed, in the order of the file. */
  readonly onPlaced?: (row: PlacedRow) => void;
  /** Called with the picture addresses of stored rows, one batch at a time. */
  readonly onPictures?: (rows: readonly FeedPictures[]) => Promise<void>;
  /** Called with the number of removed items: those deleted and those that a complete feed leaves out. */
  readonly onRemoved?: (counts: RemovedCounts) => void;
}

export interface RemovedCounts {
  readonly deleted: number;
  readonly leftOut: number;
}

const ROWS_PER_TRANSACTION = 250;

/** Cleans up after all rows are stored; the shop can write between the steps. */
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

export interface DeleteItemsOptions {
  readonly database: Kysely<Database>;
  readonly ids: readonly string[];
  readonly removal?: RemovalRule;
  /** Checks everything and changes nothing. */
  readonly dryRun?: boolean;
}

/**
 * Deletes items by their ids and returns the number of deleted ones; unknown ids are ignored. Rejects with
 * RemovalRefused, before anything was changed, when they exceed the limit.
 */
export const deleteItems = async (options: DeleteItemsOptions): Promise<number> => {
  const { database, ids, removal = STANDARD_RULE, dryRun = false } = options;
  const { deleted } = await planRemoval(database, { deletions: new Set(ids), kept: undefined }, removal);
  if (dryRun || deleted === 0) return deleted;
  return endingClearly(
    async () => {
      const removed = await removeSkus(database, ids);
      await countBrands(database);
      return removed;
    },
    () => 0,
  );
};

interface Store {
  (batch: readonly NumberedItem[]): Promise<readonly NumberedItem[]>;
}

/**
 * Creates the function that stores rows and returns the stored ones. A row whose content the database refuses is
 * refused alone. Any other failure of the database is thrown, because it affects the other rows, too.
 */
const makeStore =
  (write: (batch: readonly NumberedItem[]) => Promise<void>, refuse: (row: RefusedRow) => Promise<void>): Store =>
  async (batch) => {
    try {
      await write(batch);
      return batch;
    } catch (error) {
      if (!isFaultOfRow(error)) throw error;
      // One of the rows is faulty; storing each alone finds it.
    }
    const stored: NumberedItem[] = [];
    for (const entry of batch) {
      try {
        await write([entry]);
        stored.push(entry);
      } catch (error) {
        if (!isFaultOfRow(error)) throw error;
        const reasons = [`could not be stored: ${messageOf(error)}`];
        await refuse({ line: entry.line, id: entry.item.id, reasons });
      }
    }
    return stored;
  };

/** Reads the whole feed to plan what is removed, before anything is changed. */
const planOf = async (options: ImportCatalogueOptions): Promise<RemovalPlan> => {
  const { database, file, complete = false, deletions = [], removal = STANDARD_RULE } = options;
  const named = await readNamedIds(file, options, { isComplete: complete, isConfirmed: removal.isConfirmed });
  return planRemoval(database, { ...named, deletions: new Set([...named.deletions, ...deletions]) }, removal);
};

/** Counts of the rows so far. */
type Progress = { -readonly [Name in keyof ImportCounts]: ImportCounts[Name] };

/** Stores the rows of the feed. Returns the ids that it deletes. */
const importRows = async (options: ImportCatalogueOptions, progress: Progress): Promise<readonly string[]> => {
  const { database, file, clock, dryRun = false, onProgress, onPlaced } = options;
  const places = await readFeedPlaces(database);
  const check = makeRowChecker({ places, map: options.map });
  const today = new Date(clock()).toISOString().slice(0, 10);
  const deletions: string[] = [];

  const refuse = async (row: RefusedRow): Promise<void> => {
    progress.refused += 1;
    await options.onRefused(row);
  };
  const store = makeStore((batch) => (dryRun ? Promise.resolve() : writeBatch(database, batch, places, today)), refuse);

  const toPlacedRow = ({ line, item, placement }: NumberedItem): PlacedRow => {
    const path = places.categories(placement)?.at(-1)?.path ?? placement.department;
    const { department, decidedBy } = placement;
    return { line, id: item.id, department, path, decidedBy, isNewCategory: places.isNew(path) };
  };

  const finish = async (batch: readonly NumberedItem[]): Promise<void> => {
    const stored = await store(batch);
    progress.imported += stored.length;
    if (!dryRun) await options.onPictures?.(stored.map(picturesOf));
    for (const entry of stored) onPlaced?.(toPlacedRow(entry));
    onProgress?.({ ...progress });
    if (!dryRun) await letOthersWrite();
  };

  const batch: NumberedItem[] = [];
  for await (const line of readFeed(file, options)) {
    progress.rows += 1;
    const checked = check(line);
    if (checked.kind === 'item') batch.push(checked.item);
    else if (checked.kind === 'deletion') deletions.push(checked.id);
    else await refuse(checked.refused);
    if (batch.length === ROWS_PER_TRANSACTION) await finish(batch.splice(0));
  }
  if (batch.length > 0) await finish(batch);
  return deletions;
};

/**
 * Imports a product feed row by row. A row is imported completely or refused with its line and reasons; the others
 * continue. Running it again changes only what has changed. It can run beside a running shop. Rejects with UnusableFeed
 * when the file cannot be read or has nothing to import, and with RemovalRefused when more items would be removed than
 * the limit allows; nothing was changed then. Rejects with ImportEnded when the database fails; rows imported before
 * stay.
 */
export const importCatalogue = async (options: ImportCatalogueOptions): Promise<ImportCounts> => {
  const { database, dryRun = false, onProgress } = options;
  const progress: Progress = { rows: 0, imported: 0, refused: 0 };
  const work = async (): Promise<ImportCounts> => {
    const plan = await planOf(options);
    const ofFeed = await importRows(options, progress);
    progress.imported += ofFeed.length;
    const deletions = [...new Set([...ofFeed, ...(options.deletions ?? [])])];
    const deleted = dryRun ? plan.deleted : await removeSkus(database, deletions);
    if (!dryRun) await removeSkus(database, plan.leftOut);
    options.onRemoved?.({ deleted, leftOut: plan.leftOut.length });
    if (!dryRun && (progress.imported > 0 || deleted > 0 || plan.leftOut.length > 0)) await tidy(database);
    onProgress?.({ ...progress });
    return { ...progress };
  };
  return endingClearly(work, () => progress.imported);
};

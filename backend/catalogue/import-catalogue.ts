import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FeedPictures } from '../images/imported/picture-records.ts';
import { advanceCatalogue, nextCatalogueId } from './catalogue-state.ts';
import type { FeedFormat } from './importer/feed-format.ts';
import { readFeedItem } from './importer/feed-item.ts';
import { readFeedPlaces, type FeedPlaces } from './importer/feed-places.ts';
import { readFeed, type FeedLine } from './importer/feed-reader.ts';
import { shelfOf } from './importer/feed-shelf.ts';
import { writeBatch, type ShelvedItem } from './importer/write-batch.ts';
import { letOthersWrite } from './in-turns.ts';
import { countBrands, removeEmptyProducts } from './remove-products.ts';

/** A row that was not imported. */
export interface RefusedRow {
  readonly line: number;
  readonly id: string;
  readonly reasons: readonly string[];
}

export interface ImportCatalogueOptions {
  readonly database: Kysely<Database>;
  readonly file: string;
  readonly format: FeedFormat;
  readonly clock: () => number;
  /** Told of every row that is refused, in the order of the file. */
  readonly onRefused: (row: RefusedRow) => void | Promise<void>;
  /** Told of the picture addresses of rows that are stored, a batch at a time. */
  readonly onPictures?: (rows: readonly FeedPictures[]) => Promise<void>;
  readonly onProgress?: (counts: ImportCounts) => void;
}

export interface ImportCounts {
  readonly rows: number;
  readonly imported: number;
  readonly refused: number;
}

const ROWS_A_TRANSACTION = 250;

interface NumberedItem extends ShelvedItem {
  readonly line: number;
}

const picturesOf = ({ item, line }: NumberedItem): FeedPictures => ({
  line,
  partNumber: item.id,
  addresses: [item.imageUrl, ...item.additionalImages].filter((address) => address !== null),
});

type Checked =
  { readonly ok: true; readonly item: NumberedItem } | { readonly ok: false; readonly refused: RefusedRow };

/** Checks a line: readable, every field in order, a place in the shop, and not the same id again. */
const makeChecker = (places: FeedPlaces): ((line: FeedLine) => Checked) => {
  const lineOfId = new Map<string, number>();
  const refuse = (line: number, id: string, reasons: readonly string[]): Checked => ({
    ok: false,
    refused: { line, id, reasons },
  });
  return (entry) => {
    const { line } = entry;
    if ('unreadable' in entry) return refuse(line, '', [entry.unreadable]);
    const { id: given } = entry.record;
    const id = typeof given === 'string' ? given.trim().slice(0, 50) : '';
    const reading = readFeedItem(entry.record);
    if (!reading.ok) return refuse(line, id, reading.reasons);
    const { item } = reading;
    const firstLine = lineOfId.get(item.id);
    if (firstLine !== undefined) return refuse(line, id, [`id stands on line ${firstLine} already`]);
    const shelf = shelfOf(item);
    if (shelf === undefined) {
      return refuse(line, id, ['neither product_type, google_product_category nor title tells the department']);
    }
    if (places.categories(shelf) === undefined) return refuse(line, id, ['the shop has too many categories already']);
    lineOfId.set(item.id, line);
    return { ok: true, item: { item, shelf, line } };
  };
};

/** What is left to do once all rows are in: each step lets the shop write in between. */
const tidy = async (database: Kysely<Database>): Promise<void> => {
  await removeEmptyProducts(database);
  await countBrands(database);
  await database.transaction().execute(async (trx) => advanceCatalogue(trx, await nextCatalogueId(trx)));
};

/**
 * Imports a product feed row by row: a row is imported whole or refused with its line and reasons, and the others go
 * on. Running it again changes nothing that has not changed. Works beside a running shop. Rejects when the file cannot
 * be read or holds nothing to import; what was imported before stays.
 */
export const importCatalogue = async (options: ImportCatalogueOptions): Promise<ImportCounts> => {
  const { database, file, format, clock, onRefused, onPictures, onProgress } = options;
  const places = await readFeedPlaces(database);
  const check = makeChecker(places);
  const today = new Date(clock()).toISOString().slice(0, 10);
  let rows = 0;
  let imported = 0;
  let refused = 0;

  const refuse = async (row: RefusedRow): Promise<void> => {
    refused += 1;
    await onRefused(row);
  };

  const storeOneByOne = async (batch: readonly NumberedItem[]): Promise<void> => {
    for (const entry of batch) {
      try {
        await writeBatch(database, [entry], places, today);
        await onPictures?.([picturesOf(entry)]);
        imported += 1;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        await refuse({ line: entry.line, id: entry.item.id, reasons: [`could not be stored: ${reason}`] });
      }
    }
  };

  const store = async (batch: readonly NumberedItem[]): Promise<void> => {
    try {
      await writeBatch(database, batch, places, today);
      await onPictures?.(batch.map(picturesOf));
      imported += batch.length;
    } catch {
      // One of the rows is at fault: alone, each of them shows whether it is the one.
      await storeOneByOne(batch);
    }
    onProgress?.({ rows, imported, refused });
    await letOthersWrite();
  };

  const batch: NumberedItem[] = [];
  for await (const line of readFeed(file, format)) {
    rows += 1;
    const checked = check(line);
    if (checked.ok) batch.push(checked.item);
    else await refuse(checked.refused);
    if (batch.length === ROWS_A_TRANSACTION) await store(batch.splice(0));
  }
  if (batch.length > 0) await store(batch);
  if (imported > 0) await tidy(database);
  onProgress?.({ rows, imported, refused });
  return { rows, imported, refused };
};

import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { advanceCatalogue, nextCatalogueId } from '../catalogue-state.ts';
import { letOthersWrite } from '../../database/in-batches.ts';
import { idOf, readingFaults, shownId } from './check-rows.ts';
import { makeFieldReader } from './feed/field-reader.ts';
import { MAX_QUANTITY, readAvailability, readId, readPrices } from './feed/feed-item.ts';
import { readFeed, type FeedLine, type FeedRecord } from './feed/feed-reader.ts';
import { UNCOUNTED_STOCK } from './feed-rows.ts';
import { endingClearly } from './import-ended.ts';
import type { ImportCounts, ImportOptions, RefusedRow } from './import-types.ts';

/** A row of a price feed; without a stock value the stock stays unchanged. */
interface PriceChange {
  readonly line: number;
  readonly id: string;
  readonly listPriceCents: number;
  readonly offerPriceCents: number | null;
  readonly inStock: boolean | undefined;
  readonly quantity: number | null;
}

type Checked =
  { readonly ok: true; readonly change: PriceChange } | { readonly ok: false; readonly reasons: readonly string[] };

const ROWS_PER_TRANSACTION = 250;
const COLUMNS = ['id', 'price'] as const;

const readChange = (record: FeedRecord, line: number): Checked => {
  const fields = makeFieldReader(record);
  const id = readId(fields, 'id');
  if (id === '') fields.refuse('id is missing');
  const prices = readPrices(fields);
  const inStock = fields.raw('availability') === '' ? undefined : readAvailability(fields);
  const quantity = fields.number('quantity', [0, MAX_QUANTITY], true);
  if (fields.reasons.length > 0) return { ok: false, reasons: fields.reasons };
  return { ok: true, change: { line, id, ...prices, inStock, quantity } };
};

const makeChecker = () => {
  const lineOfId = new Map<string, number>();
  return (entry: FeedLine): Checked => {
    const faults = readingFaults(entry);
    if ('unreadable' in entry || faults.length > 0) return { ok: false, reasons: faults };
    const checked = readChange(entry.record, entry.line);
    if (!checked.ok) return checked;
    const firstLine = lineOfId.get(checked.change.id);
    if (firstLine !== undefined) return { ok: false, reasons: [`id stands on line ${firstLine} already`] };
    lineOfId.set(checked.change.id, entry.line);
    return checked;
  };
};

const readSkus = async (database: Kysely<Database>, ids: readonly string[]) => {
  const rows = await database
    .selectFrom('sku')
    .leftJoin('stock', (join) => join.onRef('stock.sku_id', '=', 'sku.id').on('stock.location', '=', 'online'))
    .select(['sku.id', 'part_number', 'list_price_cents', 'offer_price_cents', 'quantity'])
    .where('part_number', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.part_number, row]));
};
type KnownSku = Awaited<ReturnType<typeof readSkus>> extends Map<string, infer Row> ? Row : never;

/** The online stock in a row; the known quantity when the row only states availability. */
const quantityOf = ({ inStock, quantity }: PriceChange, known: number | null): number | undefined => {
  if (inStock === false) return 0;
  if (quantity !== null) return quantity;
  if (inStock === undefined) return undefined;
  return (known ?? 0) > 0 ? (known ?? 0) : UNCOUNTED_STOCK;
};

const writeChange = async (trx: Transaction<Database>, change: PriceChange, sku: KnownSku): Promise<void> => {
  const { listPriceCents, offerPriceCents } = change;
  if (sku.list_price_cents !== listPriceCents || sku.offer_price_cents !== offerPriceCents) {
    await trx
      .updateTable('sku')
      .set({ list_price_cents: listPriceCents, offer_price_cents: offerPriceCents })
      .where('id', '=', sku.id)
      .execute();
  }
  const quantity = quantityOf(change, sku.quantity);
  if (quantity === undefined || quantity === sku.quantity) return;
  await trx
    .insertInto('stock')
    .values({ sku_id: sku.id, location: 'online', quantity })
    .onConflict((conflict) => conflict.columns(['sku_id', 'location']).doUpdateSet({ quantity }))
    .execute();
};

/** Writes the changes of existing items. Returns the rows whose items are not in the shop. */
const writeChanges = async (
  database: Kysely<Database>,
  changes: readonly PriceChange[],
  dryRun: boolean,
): Promise<readonly RefusedRow[]> => {
  const ids = changes.map(({ id }) => id);
  const missing: RefusedRow[] = [];
  const skus = await readSkus(database, ids);
  for (const { id, line } of changes) {
    if (!skus.has(id)) missing.push({ line, id, reasons: ['id is not in the shop'] });
  }
  if (dryRun) return missing;
  await database.transaction().execute(async (trx) => {
    // Reads current quantities: a shopper may have bought one meanwhile.
    const current = await readSkus(trx, ids);
    for (const change of changes) {
      const sku = current.get(change.id);
      if (sku !== undefined) await writeChange(trx, change, sku);
    }
    await advanceCatalogue(trx, await nextCatalogueId(trx));
  });
  return missing;
};

/**
 * Imports prices, sale prices and availability of existing items by id; nothing else changes. A row without a sale
 * price ends the offer; one without availability keeps the stock. Refuses rows of unknown items. Rejects with
 * UnusableFeed when the file is not a feed, and with ImportEnded when the database fails.
 */
export const importPrices = async (options: ImportOptions): Promise<ImportCounts> => {
  const { database, file, dryRun = false, onProgress } = options;
  const check = makeChecker();
  let rows = 0;
  let imported = 0;
  let refused = 0;

  const refuse = async (row: RefusedRow): Promise<void> => {
    refused += 1;
    await options.onRefused(row);
  };
  const finish = async (batch: readonly PriceChange[]): Promise<void> => {
    const missing = await writeChanges(database, batch, dryRun);
    for (const row of missing) await refuse(row);
    imported += batch.length - missing.length;
    onProgress?.({ rows, imported, refused });
    if (!dryRun) await letOthersWrite();
  };

  const work = async (): Promise<ImportCounts> => {
    const batch: PriceChange[] = [];
    for await (const entry of readFeed(file, { ...options, requiredColumns: COLUMNS })) {
      rows += 1;
      const checked = check(entry);
      if (checked.ok) batch.push(checked.change);
      else await refuse({ line: entry.line, id: shownId(idOf(entry)), reasons: checked.reasons });
      if (batch.length === ROWS_PER_TRANSACTION) await finish(batch.splice(0));
    }
    if (batch.length > 0) await finish(batch);
    return { rows, imported, refused };
  };
  return endingClearly(work, () => imported);
};

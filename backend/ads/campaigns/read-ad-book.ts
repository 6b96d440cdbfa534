import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { cleanText } from '../../catalogue/clean-text.ts';
import type { Database } from '../../database/schema.ts';
import { makeYieldWhenDue } from '../../shared/yield-when-due.ts';
import { ONLINE } from '../../stores/read-stock.ts';
import { wordsOf, type AdBook, type AdvertisedProduct, type Campaign } from './campaign.ts';
import { foldFilter } from '../request/product-filters.ts';

const ROWS_PER_BATCH = 100;
const PAUSE_MS = 20;

/** Awaited after each part of a read. */
type LetOthersGoFirst = () => Promise<void> | undefined;

/**
 * The first read is waited for. The later ones are made every few seconds while shoppers use the shop: they pause after
 * each part, since nearly two thousand rows in one go made all requests of that moment wait.
 */
const paceOf = (isWaitedFor: boolean): LetOthersGoFirst => (isWaitedFor ? makeYieldWhenDue(4) : () => pause(PAUSE_MS));

const listOf = (json: string): readonly string[] => JSON.parse(json) as readonly string[];

/** Reads the campaigns' variants that are sold online now, a hundred at a time. */
const readEntries = async (database: Kysely<Database>, letOthersGoFirst: LetOthersGoFirst) => {
  const entries = [];
  let lastId = 0;
  for (;;) {
    const rows = await database
      .selectFrom('ad_campaign_product as entry')
      .innerJoin('sku', 'sku.part_number', 'entry.part_number')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .leftJoin('brand', 'brand.slug', 'product.brand_slug')
      .leftJoin('stock', (join) =>
        join.onRef('stock.sku_id', '=', 'sku.id').on('stock.location', '=', ONLINE).on('stock.quantity', '>', 0),
      )
      .select([
        'entry.entry_id',
        'entry.campaign_id',
        'entry.position',
        'entry.part_number',
        'product.id as product_id',
        'product.name',
        'product.url',
        'product.brand_slug',
        'product.department',
        'product.rating',
        'brand.name as brand_name',
        'stock.quantity',
        'sku.list_price_cents',
        'sku.offer_price_cents',
        'product.in_store_only',
        'product.live_animal',
        'product.personalization',
      ])
      .where('entry.entry_id', '>', lastId)
      .orderBy('entry.entry_id')
      .limit(ROWS_PER_BATCH)
      .execute();
    entries.push(
      ...rows.filter(
        (row) =>
          row.quantity !== null &&
          (row.offer_price_cents ?? row.list_price_cents) !== null &&
          row.in_store_only === 0 &&
          row.live_animal === 0 &&
          // An ad adds its product at once, and this one needs the shopper's text first.
          row.personalization === null,
      ),
    );
    const last = rows.at(-1);
    if (last === undefined) return entries;
    lastId = last.entry_id;
    await letOthersGoFirst();
  }
};
type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

const readCategoryIds = async (
  database: Kysely<Database>,
  productIds: readonly string[],
  letOthersGoFirst: LetOthersGoFirst,
) => {
  const idsOf = new Map<string, string[]>();
  for (let start = 0; start < productIds.length; start += ROWS_PER_BATCH) {
    const some = productIds.slice(start, start + ROWS_PER_BATCH);
    const rows = await database.selectFrom('product_category').selectAll().where('product_id', 'in', some).execute();
    for (const row of rows) {
      const ids = idsOf.get(row.product_id);
      if (ids === undefined) idsOf.set(row.product_id, [row.category_id]);
      else ids.push(row.category_id);
    }
    await letOthersGoFirst();
  }
  return idsOf;
};

const readCampaignRows = (database: Kysely<Database>) =>
  database.selectFrom('ad_campaign').selectAll().where('status', '=', 'active').orderBy('campaign_id').execute();
type CampaignRow = Awaited<ReturnType<typeof readCampaignRows>>[number];

const BASE_QUALITY = 800;
const QUALITY_OF_A_STAR = 40;
const RATING_OF_THE_UNRATED = 3.5;

const toProduct = (row: EntryRow, categoryIds: readonly string[], shared: readonly string[]): AdvertisedProduct => {
  const ownCategories = categoryIds.map((id) => foldFilter(`categoryID:${id}`));
  return {
    entryId: row.entry_id,
    partNumber: row.part_number,
    productId: row.product_id,
    name: cleanText(row.name),
    brandName: cleanText(row.brand_name ?? row.brand_slug),
    department: row.department,
    url: row.url,
    quality: Math.round(BASE_QUALITY + QUALITY_OF_A_STAR * (row.rating ?? RATING_OF_THE_UNRATED)),
    ownCategories: new Set(ownCategories),
    tags: new Set([...ownCategories, ...shared, foldFilter(`brand:${row.brand_slug}`)]),
  };
};

const toCampaign = (
  row: CampaignRow,
  entries: readonly EntryRow[],
  categoryIdsOf: ReadonlyMap<string, readonly string[]>,
): Campaign | undefined => {
  const placements = listOf(row.placements);
  const platforms = listOf(row.platforms);
  const shared = [
    ...listOf(row.category_ids).map((id) => `categoryID:${id}`),
    ...placements.map((placement) => `placement:${placement}`),
    ...platforms.map((platform) => `platform:${platform}`),
  ].map(foldFilter);
  const [first, ...others] = entries
    .toSorted((one, other) => one.position - other.position || one.entry_id - other.entry_id)
    .map((entry) => toProduct(entry, categoryIdsOf.get(entry.product_id) ?? [], shared));
  if (first === undefined) return undefined;
  return {
    id: row.campaign_id,
    slug: row.slug,
    bidCents: row.bid_cents,
    dailyBudgetCents: row.daily_budget_cents,
    searchTerms: listOf(row.search_terms).map(wordsOf),
    placements: new Set(placements),
    platforms: new Set(platforms),
    headline: row.headline,
    message: row.message,
    products: [first, ...others],
  };
};

const titleOf = (row: EntryRow): readonly string[] => {
  const words = wordsOf(cleanText(row.name));
  const brand = wordsOf(cleanText(row.brand_name ?? row.brand_slug));
  return brand.every((word, index) => words[index] === word) ? words.slice(brand.length) : words;
};

const groupedByCampaign = (entries: readonly EntryRow[]): ReadonlyMap<number, readonly EntryRow[]> => {
  const groups = new Map<number, EntryRow[]>();
  for (const entry of entries) {
    const group = groups.get(entry.campaign_id);
    if (group === undefined) groups.set(entry.campaign_id, [entry]);
    else group.push(entry);
  }
  return groups;
};

/** A snapshot of what can be advertised, with a fingerprint that changes only when the snapshot does. */
export interface AdBookReading {
  readonly fingerprint: string;
  readonly book: AdBook;
}

/**
 * Reads the running campaigns with their products that are in stock online, in short steps. Returns the previous result
 * when nothing has changed.
 */
export const readAdBook = async (
  database: Kysely<Database>,
  before: AdBookReading | undefined,
): Promise<AdBookReading> => {
  const letOthersGoFirst = paceOf(before === undefined);
  const rows = await readCampaignRows(database);
  await letOthersGoFirst();
  const entries = await readEntries(database, letOthersGoFirst);
  const categoryIds = (await database.selectFrom('category').select('id').orderBy('id').execute()).map(({ id }) => id);
  const categoryIdsOf = await readCategoryIds(
    database,
    [...new Set(entries.map((row) => row.product_id))],
    letOthersGoFirst,
  );
  // The exact stock does not matter here, so a sale changes nothing until the last item is sold.
  const facts = entries.map(({ quantity: _, ...entry }) => entry);
  const fingerprint = JSON.stringify([rows, facts, categoryIds, [...categoryIdsOf]]);
  await letOthersGoFirst();
  if (before?.fingerprint === fingerprint) return before;
  const groups = groupedByCampaign(entries);
  const campaigns = rows.flatMap((row) => toCampaign(row, groups.get(row.campaign_id) ?? [], categoryIdsOf) ?? []);
  const book = {
    campaigns,
    campaignsById: new Map(campaigns.map((campaign) => [campaign.id, campaign])),
    titles: new Map(entries.map((row) => [row.product_id, titleOf(row)])),
    categoryIds: new Set(categoryIds),
  };
  return { fingerprint, book };
};

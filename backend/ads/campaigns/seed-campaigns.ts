import type { Kysely, Transaction } from 'kysely';
import { cleanText } from '../../catalogue/clean-text.ts';
import { letOthersWrite } from '../../database/in-batches.ts';
import type { Database } from '../../database/schema.ts';
import type { SearchIndex } from '../../search/model/search-types.ts';
import { ONLINE } from '../../stores/read-stock.ts';
import { PRODUCTS_PER_PAGE } from './campaign.ts';
import { planCampaigns, type CampaignPlan, type PlannedCategory, type SellableProduct } from './seed-plan.ts';

const STATE_KEY = 'ads_seed';
/**
 * Number of products of each leaf category from which campaigns are made. They are those that sell least: the others
 * stand on the first page of their lists, where an ad would repeat them.
 */
const PRODUCTS_PER_LEAF = 60;
const CAMPAIGNS_PER_TRANSACTION = 25;

/** Filters products that are sold online now, each with its first available variant. Keeps the order of the ids. */
const sellable = async (
  database: Kysely<Database>,
  productIds: readonly string[],
): Promise<readonly SellableProduct[]> => {
  if (productIds.length === 0) return [];
  const rows = await database
    .selectFrom('product')
    .innerJoin('sku', 'sku.product_id', 'product.id')
    .innerJoin('stock', (join) =>
      join.onRef('stock.sku_id', '=', 'sku.id').on('stock.location', '=', ONLINE).on('stock.quantity', '>', 0),
    )
    .leftJoin('brand', 'brand.slug', 'product.brand_slug')
    .select(['product.id', 'product.name', 'product.brand_slug', 'brand.name as brand_name', 'sku.part_number'])
    .where('product.id', 'in', productIds)
    .where('product.in_store_only', '=', 0)
    .where('product.live_animal', '=', 0)
    .where(({ or, eb }) =>
      or([eb('sku.list_price_cents', 'is not', null), eb('sku.offer_price_cents', 'is not', null)]),
    )
    .orderBy('sku.position', 'desc')
    .execute();
  const categories = await database
    .selectFrom('product_category')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return productIds.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [
      {
        partNumber: row.part_number,
        kind: kindOf(row.name),
        brandSlug: row.brand_slug,
        brandName: cleanText(row.brand_name ?? row.brand_slug),
        categoryIds: categories.filter(({ product_id }) => product_id === id).map(({ category_id }) => category_id),
      },
    ];
  });
};

/** What a product is, as the last word of its name says: a leash, a harness. */
const kindOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1).toLowerCase();

const readCategories = async (
  database: Kysely<Database>,
  searchIndex: SearchIndex,
): Promise<readonly PlannedCategory[]> => {
  const rows = await database.selectFrom('category').selectAll().orderBy('path').execute();
  const parents = new Set(rows.map((row) => row.parent_id));
  const planned: PlannedCategory[] = [];
  for (const { id, parent_id, slug, name } of rows) {
    const isLeaf = !parents.has(id) && parent_id !== null;
    const category = { by: 'category', id } as const;
    const { total } = await searchIndex.browse(category, { limit: 0, withFacets: false });
    const offset = Math.max(0, total - PRODUCTS_PER_LEAF);
    const { productIds } = isLeaf
      ? await searchIndex.browse(category, { limit: PRODUCTS_PER_LEAF, offset, withFacets: false })
      : { productIds: [] };
    const products = await sellable(database, productIds);
    planned.push({ id, parentId: parent_id, slug, name, isOnePage: total <= PRODUCTS_PER_PAGE, products });
    await letOthersWrite();
  }
  return planned;
};

const write = async (trx: Transaction<Database>, plan: CampaignPlan): Promise<void> => {
  const columns = {
    name: plan.name,
    status: 'active',
    bid_cents: plan.bidCents,
    daily_budget_cents: plan.dailyBudgetCents,
    category_ids: JSON.stringify(plan.categoryIds),
    search_terms: JSON.stringify(plan.searchTerms),
    placements: JSON.stringify(plan.placements),
    platforms: JSON.stringify(plan.platforms),
    headline: plan.headline,
    message: plan.message,
  };
  // A campaign that was edited in the shop returns no row and stays unchanged.
  const written = await trx
    .insertInto('ad_campaign')
    .values({ slug: plan.slug, origin: 'seed', ...columns })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(columns).where('ad_campaign.origin', '=', 'seed'))
    .returning('campaign_id')
    .executeTakeFirst();
  if (written === undefined) return;
  const { campaign_id } = written;
  await trx
    .deleteFrom('ad_campaign_product')
    .where('campaign_id', '=', campaign_id)
    .where('part_number', 'not in', plan.partNumbers)
    .execute();
  await trx
    .insertInto('ad_campaign_product')
    .values(plan.partNumbers.map((part_number, position) => ({ campaign_id, part_number, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'part_number'])
        .doUpdateSet(({ ref }) => ({ position: ref('excluded.position') })),
    )
    .execute();
};

/** Pauses the seeded campaigns of a replaced catalogue. Their totals stay. */
const pauseAllOfSeed = async (database: Kysely<Database>): Promise<void> => {
  await database.updateTable('ad_campaign').set({ status: 'paused' }).where('origin', '=', 'seed').execute();
};

/**
 * Seeds campaigns for the current catalogue unless that has been done: every category, most searches and the home page
 * get some. The same seed and catalogue give the same campaigns. Campaigns that were created or edited in the shop stay
 * unchanged. An interrupted run is repeated at the next start.
 */
export const seedCampaigns = async (
  database: Kysely<Database>,
  searchIndex: SearchIndex,
  seed: number,
): Promise<void> => {
  const value = `${seed} ${searchIndex.version() ?? ''}`;
  const done = await database
    .selectFrom('catalogue_state')
    .select('value')
    .where('key', '=', STATE_KEY)
    .executeTakeFirst();
  if (done?.value === value) return;
  const plans = planCampaigns(await readCategories(database, searchIndex), seed);
  await pauseAllOfSeed(database);
  for (let start = 0; start < plans.length; start += CAMPAIGNS_PER_TRANSACTION) {
    await database.transaction().execute(async (trx) => {
      for (const plan of plans.slice(start, start + CAMPAIGNS_PER_TRANSACTION)) await write(trx, plan);
    });
    await letOthersWrite();
  }
  await database
    .insertInto('catalogue_state')
    .values({ key: STATE_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

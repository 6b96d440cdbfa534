import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readShownPictures } from '../images/imported/shown-pictures.ts';
import { byPlace, ONLINE, readStock } from '../stores/read-stock.ts';
import { describeSku, pageOf, thumbnailOf } from './sku-looks.ts';

/** Today's catalogue data of a SKU that a shopper keeps outside the cart. */
export interface KeptSku {
  /** Stock for delivery. */
  readonly available: number;
  /** Null when the SKU has no price or has left the catalogue. */
  readonly unitPriceCents: number | null;
  /** Whether it can be ordered at all. */
  readonly isSold: boolean;
  readonly pickupOnly: boolean;
  /** Whether it is bought with a text of the shopper's on it. */
  readonly isPersonalized: boolean;
  readonly description: string;
  readonly thumbnail: string;
  readonly productUrl: string;
  readonly size: string;
  readonly flavor: string;
}

const COLUMNS = [
  'sku.id',
  'sku.size',
  'sku.flavor',
  'sku.color',
  'sku.list_price_cents',
  'sku.offer_price_cents',
  'sku.image_url as sku_image_url',
  'product.name',
  'product.url',
  'product.image_url',
  'product.in_store_only',
  'product.pickup_only',
  'product.live_animal',
  'product.personalization',
] as const;

const GONE = {
  size: null,
  flavor: null,
  color: null,
  list_price_cents: null,
  offer_price_cents: null,
  sku_image_url: null,
  name: null,
  url: null,
  image_url: null,
  in_store_only: 0,
  pickup_only: 0,
  live_animal: 0,
  personalization: null,
} as const;

interface KeptItem {
  readonly skuId: string;
  readonly partNumber: string;
  /** The product's name when it was kept, where it was kept with it. */
  readonly description?: string;
}

/** Adds today's data to kept items, in their order; no statement without items. SKUs that are gone are not sold. */
export const withKeptSkus = async <Item extends KeptItem>(
  database: Kysely<Database>,
  items: readonly Item[],
  now: number,
): Promise<readonly (Item & KeptSku)[]> => {
  if (items.length === 0) return [];
  const skuIds = items.map(({ skuId }) => skuId);
  const rows = await database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(COLUMNS)
    .where('sku.id', 'in', skuIds)
    .execute();
  const bySku = new Map(rows.map((row) => [row.id, row]));
  const quantityAt = byPlace(await readStock(database, skuIds, [ONLINE], now));
  const shown = await readShownPictures(
    database,
    rows.flatMap((row) => row.sku_image_url ?? row.image_url ?? []),
  );
  return items.map((item) => {
    const row = {
      ...(bySku.get(item.skuId) ?? GONE),
      part_number: item.partNumber,
      kept_description: item.description ?? '',
    };
    const price = row.offer_price_cents ?? row.list_price_cents;
    return {
      ...item,
      available: quantityAt(item.skuId, ONLINE),
      unitPriceCents: price,
      isSold: row.name !== null && price !== null && row.in_store_only === 0 && row.live_animal === 0,
      pickupOnly: row.pickup_only === 1,
      isPersonalized: row.personalization !== null,
      description: describeSku(row),
      thumbnail: thumbnailOf(row, shown),
      productUrl: pageOf(row),
      size: row.size ?? '',
      flavor: row.flavor ?? '',
    };
  });
};

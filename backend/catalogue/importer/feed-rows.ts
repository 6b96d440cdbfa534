import type { CategoryTable, ProductTable, SkuTable, StockTable } from '../../database/tables/catalogue-tables.ts';
import { toSlug } from '../../shared/slug.ts';
import { needsPrescription } from '../product-facts.ts';
import { feedFactsOf, specificationDetails } from './feed-facts.ts';
import type { FeedItem } from './feed/feed-item.ts';
import type { Placement } from './placement/place-item.ts';
import { formOf, isUsedUp, lifeStageOf } from './product-form.ts';

/** Stock of a row that is in stock without a quantity. */
export const UNCOUNTED_STOCK = 100;

/** Spreads ratings over five counts, one star first; they add up to `count` with the mean `rating` (to one decimal). */
const spreadRatings = (rating: number | null, count: number): readonly number[] => {
  const counts = [0, 0, 0, 0, 0];
  if (rating === null || count === 0) return counts;
  const below = Math.min(4, Math.floor(rating));
  const above = Math.round((rating - below) * count);
  counts[below - 1] = count - above;
  counts[below] = (counts[below] ?? 0) + above;
  return counts;
};

const specificationOf = (item: FeedItem): string =>
  JSON.stringify([
    ...(item.brand === '' ? [] : [{ name: 'Brand', value: item.brand }]),
    ...(item.flavor === null ? [] : [{ name: 'Flavor', value: item.flavor }]),
    ...specificationDetails(item.details),
    ...(item.gtin === null ? [] : [{ name: 'UPC', value: item.gtin }]),
  ]);

export interface ProductContext {
  readonly id: string;
  readonly partNumber: string;
  readonly brandSlug: string;
  readonly placement: Placement;
  readonly categories: readonly CategoryTable[];
  /** Facts of an existing product that an import keeps. */
  readonly known: Pick<ProductTable, 'url' | 'added_at' | 'popularity'> | undefined;
  readonly today: string;
}

/** Converts a row of a feed to a product. */
export const toProductRow = (item: FeedItem, context: ProductContext): ProductTable => {
  const { id, partNumber, placement, categories, known } = context;
  const form = formOf(item);
  const names = categories.map((category) => category.name);
  const facts = feedFactsOf(item.details);
  const isPrescribed = needsPrescription(facts);
  return {
    id,
    part_number: partNumber,
    url: known?.url ?? `${toSlug(item.title, 100) || 'product'}-${id}`,
    name: item.title,
    brand_slug: context.brandSlug,
    department: placement.department,
    category_id: categories.at(-1)?.id ?? '',
    description: item.description,
    highlights: JSON.stringify(item.highlights),
    ingredients: item.ingredients,
    feeding: null,
    specification: specificationOf(item),
    life_stage: lifeStageOf(item.title),
    rating: item.rating,
    review_count: item.ratingCount,
    rating_counts: JSON.stringify(spreadRatings(item.rating, item.ratingCount)),
    in_store_only: placement.liveAnimal ? 1 : 0,
    pickup_only: 0,
    repeat_delivery: !placement.liveAnimal && !isPrescribed && isUsedUp(form) ? 1 : 0,
    live_animal: placement.liveAnimal ? 1 : 0,
    taxonomy: [...(placement.liveAnimal ? ['Live Animals'] : []), ...names].join(' > '),
    image_url: item.imageUrl ?? `/images/products/${encodeURIComponent(partNumber)}.jpg`,
    additional_images: JSON.stringify(item.additionalImages),
    form,
    popularity: known?.popularity ?? Math.max(1, item.ratingCount),
    added_at: known?.added_at ?? context.today,
    frozen: item.frozen ? 1 : 0,
    vendor: item.vendor,
    facts: JSON.stringify(facts),
    personalization: null,
    needs_prescription: isPrescribed ? 1 : 0,
    seeded_reviews: 0,
  };
};

/** Converts a row of a feed to a SKU. */
export const toSkuRow = (item: FeedItem, id: string, productId: string, position: number): SkuTable => ({
  id,
  part_number: item.id,
  product_id: productId,
  size: item.size,
  flavor: item.flavor,
  color: item.color,
  gtin: item.gtin,
  list_price_cents: item.listPriceCents,
  offer_price_cents: item.offerPriceCents,
  position,
  image_url: item.imageUrl,
});

/** Online stock of the SKU. */
export const toStockRow = (item: FeedItem, skuId: string): StockTable => ({
  sku_id: skuId,
  location: 'online',
  quantity: item.inStock ? (item.quantity ?? UNCOUNTED_STOCK) : 0,
});

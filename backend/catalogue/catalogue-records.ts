import { drawnPicture, type ShownPicture } from '../images/imported/shown-pictures.ts';
import type { BrandTable, CategoryTable, ProductTable, SkuTable } from '../database/tables/catalogue-tables.ts';
import type { ProductFacts, Specification } from './product-facts.ts';

export interface Category {
  readonly id: string;
  readonly path: string;
  readonly slug: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly department: string;
  readonly position: number;
  readonly imageUrl: string;
}

export interface CategoryNode extends Category {
  readonly children: readonly CategoryNode[];
}

export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly productCount: number;
  readonly position: number;
}

export interface Product {
  readonly id: string;
  readonly partNumber: string;
  readonly url: string;
  readonly name: string;
  readonly brandSlug: string;
  readonly brandName: string;
  readonly department: string;
  readonly categoryId: string;
  /** Every category of the product: its leaf, the ancestors and extra ones such as top deals. */
  readonly categoryIds: readonly string[];
  readonly description: string;
  readonly highlights: readonly string[];
  readonly ingredients: string | null;
  readonly feeding: string | null;
  readonly specification: readonly Specification[];
  readonly lifeStage: string | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  /** Five counts, one star first. */
  readonly ratingCounts: readonly number[];
  readonly inStoreOnly: boolean;
  readonly pickupOnly: boolean;
  readonly repeatDelivery: boolean;
  readonly liveAnimal: boolean;
  readonly taxonomy: string;
  /** A path on the shop, as in all records of the catalogue. Foreign pictures were fetched or are left out. */
  readonly imageUrl: string;
  readonly additionalImages: readonly string[];
  /** One of productForms; an imported product can have another word. */
  readonly form: string;
  readonly popularity: number;
  readonly addedAt: string;
  /** Delivered frozen, on a day that the shopper chooses. */
  readonly frozen: boolean;
  /** Name of the other company that sells and ships the product; null when this shop does. */
  readonly vendor: string | null;
  readonly facts: readonly ProductFacts[];
  /** How it is personalised: 'tag' or 'collar'; null for all others. */
  readonly personalization: string | null;
}

export interface Sku {
  readonly id: string;
  readonly partNumber: string;
  readonly productId: string;
  readonly size: string | null;
  readonly flavor: string | null;
  readonly color: string | null;
  readonly gtin: string | null;
  readonly listPriceCents: number | null;
  /** Present only while the SKU is on offer. */
  readonly offerPriceCents: number | null;
  /** 0 is the product's default SKU. */
  readonly position: number;
  readonly imageUrl: string | null;
}

export const toCategory = (row: CategoryTable): Category => ({
  id: row.id,
  path: row.path,
  slug: row.slug,
  name: row.name,
  parentId: row.parent_id,
  department: row.department,
  position: row.position,
  imageUrl: row.image_url,
});

export const toBrand = (row: BrandTable): Brand => ({
  slug: row.slug,
  name: row.name,
  productCount: row.product_count,
  position: row.position,
});

/** Addresses of a product's pictures, at least one: the drawn picture when there is no other. */
const picturesOf = (row: ProductTable, shown: ShownPicture): Pick<Product, 'imageUrl' | 'additionalImages'> => {
  const addresses = [row.image_url, ...(JSON.parse(row.additional_images) as string[])];
  const [first, ...others] = addresses.flatMap((address) => shown(address) ?? []);
  return { imageUrl: first ?? drawnPicture(row.part_number), additionalImages: others };
};

/** A row of the product table with its related rows. */
interface ProductRows {
  readonly row: ProductTable;
  readonly brandName: string | null;
  readonly categoryIds: readonly string[];
  readonly shown: ShownPicture;
}

export const toProduct = ({ row, brandName, categoryIds, shown }: ProductRows): Product => ({
  id: row.id,
  partNumber: row.part_number,
  url: row.url,
  name: row.name,
  brandSlug: row.brand_slug,
  brandName: brandName ?? row.brand_slug,
  department: row.department,
  categoryId: row.category_id,
  categoryIds,
  description: row.description,
  highlights: JSON.parse(row.highlights) as string[],
  ingredients: row.ingredients,
  feeding: row.feeding,
  specification: JSON.parse(row.specification) as Specification[],
  lifeStage: row.life_stage,
  rating: row.rating,
  reviewCount: row.review_count,
  ratingCounts: JSON.parse(row.rating_counts) as number[],
  inStoreOnly: row.in_store_only === 1,
  pickupOnly: row.pickup_only === 1,
  repeatDelivery: row.repeat_delivery === 1,
  liveAnimal: row.live_animal === 1,
  taxonomy: row.taxonomy,
  ...picturesOf(row, shown),
  form: row.form,
  popularity: row.popularity,
  addedAt: row.added_at,
  frozen: row.frozen === 1,
  vendor: row.vendor,
  facts: JSON.parse(row.facts) as ProductFacts[],
  personalization: row.personalization,
});

export const toSku = (row: SkuTable, shown: ShownPicture): Sku => ({
  id: row.id,
  partNumber: row.part_number,
  productId: row.product_id,
  size: row.size,
  flavor: row.flavor,
  color: row.color,
  gtin: row.gtin,
  listPriceCents: row.list_price_cents,
  offerPriceCents: row.offer_price_cents,
  position: row.position,
  imageUrl: row.image_url === null ? null : (shown(row.image_url) ?? drawnPicture(row.part_number)),
});

/**
 * Tables of the catalogue. Ids are text, money is integer cents, flags are 0 or 1, lists are JSON text:
 * the same columns serve SQLite and PostgreSQL.
 */

export interface CategoryTable {
  /** Numeric text such as '10338'. */
  id: string;
  /** Slugs from the department down, such as 'dog/dog-food'. Unique. */
  path: string;
  slug: string;
  name: string;
  parent_id: string | null;
  department: string;
  position: number;
  image_url: string;
}

export interface BrandTable {
  slug: string;
  name: string;
  product_count: number;
  position: number;
}

export interface ProductTable {
  id: string;
  part_number: string;
  /** Last segment of the product page's address. */
  url: string;
  name: string;
  brand_slug: string;
  department: string;
  /** The deepest category the product belongs to. */
  category_id: string;
  description: string;
  /** JSON list of strings. */
  highlights: string;
  ingredients: string | null;
  feeding: string | null;
  /** JSON list of {name, value}. */
  specification: string;
  life_stage: string | null;
  rating: number | null;
  review_count: number;
  /** JSON list of five counts, one star first. */
  rating_counts: string;
  in_store_only: number;
  /** 1 for a product that is bought online and picked up in a store, never shipped. */
  pickup_only: number;
  repeat_delivery: number;
  live_animal: number;
  taxonomy: string;
  image_url: string;
  /** JSON list of strings. */
  additional_images: string;
  form: string;
  popularity: number;
  /** ISO date such as '2025-11-03'. */
  added_at: string;
  /** 1 for a product that is delivered frozen, on a day that the shopper chooses. */
  frozen: number;
  /** Name of the other company that sells and ships the product; null when this shop does. */
  vendor: string | null;
  /** JSON list of ProductFacts. */
  facts: string;
  /** How it is personalised: 'tag' or 'collar'; null for all others. */
  personalization: string | null;
  /** 1 when a vet has to approve it before it is shipped; follows from the facts. */
  needs_prescription: number;
  /** 1 for a product of the demonstration, whose reviews are derived from its counts. */
  seeded_reviews: number;
}

export interface SkuTable {
  id: string;
  part_number: string;
  product_id: string;
  size: string | null;
  flavor: string | null;
  color: string | null;
  gtin: string | null;
  list_price_cents: number | null;
  /** Present only while the SKU is on offer. */
  offer_price_cents: number | null;
  /** 0 is the product's default SKU. */
  position: number;
  image_url: string | null;
}

export interface StockTable {
  sku_id: string;
  /** 'online' or a store id. */
  location: string;
  quantity: number;
}

export interface ProductCategoryTable {
  product_id: string;
  category_id: string;
}

export interface CatalogueStateTable {
  key: string;
  value: string;
}

/** Events of search and recommendations; rows are added, and the oldest are removed. */
export interface SearchEventTable {
  /** Random, so that several processes can add rows. */
  id: string;
  received_at: string;
  action: string;
  client_id: string;
  session_number: number;
  user_id: string | null;
  term: string | null;
  item_id: string | null;
  /** JSON object of the fields that ranking and reports can use. */
  details: string;
  /** Approximate size of the row. */
  bytes: number;
}

export interface CatalogueTables {
  category: CategoryTable;
  brand: BrandTable;
  product: ProductTable;
  sku: SkuTable;
  stock: StockTable;
  product_category: ProductCategoryTable;
  catalogue_state: CatalogueStateTable;
  search_event: SearchEventTable;
}

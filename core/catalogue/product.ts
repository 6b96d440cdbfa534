import type { Prices, VariantPrice } from './price';

/** One thing that can be bought: a product in one size, flavour and colour. */
export interface Variant extends VariantPrice {
  readonly id: string;
  readonly partNumber: string;
  readonly size: string | undefined;
  readonly flavor: string | undefined;
  readonly color: string | undefined;
  readonly gtin: string | undefined;
}

export interface Breadcrumb {
  readonly label: string;
  readonly url: string;
}

/** A product as its page shows it. */
export interface Product {
  readonly id: string;
  readonly partNumber: string;
  /** Path of its page. */
  readonly url: string;
  readonly name: string;
  readonly brand: { readonly name: string; readonly url: string } | undefined;
  readonly department: string | undefined;
  readonly images: ReadonlyArray<string>;
  readonly description: string;
  readonly highlights: ReadonlyArray<string>;
  readonly ingredients: string | undefined;
  readonly feeding: string | undefined;
  readonly specification: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly prices: Prices;
  /** At least one; the first is the one shown at first. */
  readonly variants: ReadonlyArray<Variant>;
  readonly rating: number | undefined;
  readonly reviewCount: number;
  /** Reviews with one star, two, … five; empty where the backend does not count them one by one. */
  readonly ratingCounts: ReadonlyArray<number>;
  readonly inStoreOnly: boolean;
  readonly pickupOnly: boolean;
  readonly repeatDelivery: boolean;
  readonly liveAnimal: boolean;
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
}

/** How many of a variant there are; `quantity` undefined when the service does not say. */
export interface Stock {
  readonly variantId: string;
  readonly status: 'available' | 'backorderable' | 'unavailable';
  readonly quantity: number | undefined;
}

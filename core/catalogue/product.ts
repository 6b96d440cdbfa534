import type { ProductFacts } from './product-facts';
import type { PersonalizationOffer } from '../personalization/personalization';
import type { Prices, VariantPrice } from './price';

/** A product in one size, flavour and colour, which can be bought. */
export interface Variant extends VariantPrice {
  readonly id: string;
  readonly partNumber: string;
  readonly size: string | undefined;
  readonly flavor: string | undefined;
  readonly color: string | undefined;
  readonly gtin: string | undefined;
  /** Pictures of this variant; empty when those of the product show it. */
  readonly images: ReadonlyArray<string>;
  /** What one piece costs on repeat delivery, the first time and later; undefined when it is not delivered so. */
  readonly repeatPrices?: { readonly first: number; readonly later: number } | undefined;
}

export interface Breadcrumb {
  readonly label: string;
  readonly url: string;
}

/** A product as its page shows it. */
export interface Product {
  readonly id: string;
  readonly partNumber: string;
  /** Path of the product's page. */
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
  /** Facts by kind (PRO-06); empty when the backend has none. */
  readonly facts: ReadonlyArray<ProductFacts>;
  readonly prices: Prices;
  /** At least one, the usual one first. */
  readonly variants: ReadonlyArray<Variant>;
  readonly rating: number | undefined;
  readonly reviewCount: number;
  /** The number of reviews with one to five stars; empty when the backend does not count them by stars. */
  readonly ratingCounts: ReadonlyArray<number>;
  readonly inStoreOnly: boolean;
  readonly pickupOnly: boolean;
  readonly repeatDelivery: boolean;
  readonly liveAnimal: boolean;
  /** Whether it is shipped frozen, on a day that the shopper chooses at the checkout (CHK-05); false when missing. */
  readonly isFrozen?: boolean;
  /** What the shopper can have put on it; undefined for a product that is sold as it is (PRO-08). */
  readonly personalization?: PersonalizationOffer;
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
}

/** The stock of a variant; `quantity` is undefined when the service does not send it. */
export interface Stock {
  readonly variantId: string;
  readonly status: 'available' | 'backorderable' | 'unavailable';
  readonly quantity: number | undefined;
}

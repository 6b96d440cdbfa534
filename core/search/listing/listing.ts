import type { ProductTile } from '../../catalogue/tile';
import type { Sort } from './listing-query';

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isSelected: boolean;
}

/** Something to narrow a list by: several of the options of a `multiple` one, or the two ends of a `range`. */
export type Facet =
  | {
      readonly kind: 'multiple';
      readonly name: string;
      readonly label: string;
      readonly options: ReadonlyArray<FacetOption>;
    }
  | {
      readonly kind: 'range';
      readonly name: string;
      readonly label: string;
      /** The ends over the whole list. */
      readonly min: number;
      readonly max: number;
      /** The range that is chosen, where one is. */
      readonly selected: { readonly min?: number; readonly max?: number } | undefined;
    };

export interface ListingCategory {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** One page of a list of products, and how it can be narrowed (SRC-13). */
export interface Listing {
  readonly products: ReadonlyArray<ProductTile>;
  readonly total: number;
  readonly facets: ReadonlyArray<Facet>;
  readonly categories: ReadonlyArray<ListingCategory>;
  /** The orders that the search service has beside relevance, for the menu; all when left out. */
  readonly sorts?: ReadonlyArray<Sort>;
  /** The id of this response, for reports of clicks to the search service. */
  readonly resultId: string | undefined;
}

/** Of nothing at all. */
export const EMPTY_LISTING: Listing = { products: [], total: 0, facets: [], categories: [], resultId: undefined };

/** How many pages a list has; at least one. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

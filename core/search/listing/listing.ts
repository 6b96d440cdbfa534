import type { ProductTile } from '../../catalogue/tile';
import type { Sort } from './listing-query';
import type { Understanding } from './understanding';

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isSelected: boolean;
}

/** A filter of a list: a `multiple` facet allows several options, a `range` has two ends. */
export type Facet =
  | {
      readonly kind: 'multiple';
      readonly name: string;
      readonly label: string;
      readonly options: ReadonlyArray<FacetOption>;
      /** The number of further options that are left out; undefined when there are none. */
      readonly more?: number;
    }
  | {
      readonly kind: 'range';
      readonly name: string;
      readonly label: string;
      /** The bounds of the whole list. */
      readonly min: number;
      readonly max: number;
      /** The chosen range; undefined when none is chosen. */
      readonly selected: { readonly min?: number; readonly max?: number } | undefined;
    };

export interface ListingCategory {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** One page of a list of products, with its filters (SRC-13). */
export interface Listing {
  readonly products: ReadonlyArray<ProductTile>;
  readonly total: number;
  readonly facets: ReadonlyArray<Facet>;
  readonly categories: ReadonlyArray<ListingCategory>;
  /** The orders that the search service supports beside relevance, for the menu; all when undefined. */
  readonly sorts?: ReadonlyArray<Sort>;
  /** How the search service understood the words; undefined when it took them as they are. */
  readonly understanding?: Understanding;
  /** The id of this response, for reports of clicks to the search service. */
  readonly resultId: string | undefined;
}

/** A listing without products. */
export const EMPTY_LISTING: Listing = { products: [], total: 0, facets: [], categories: [], resultId: undefined };

/** Returns the number of pages of a list; at least one. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

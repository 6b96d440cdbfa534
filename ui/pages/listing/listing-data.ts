import type { Breadcrumb } from '../../../core/catalogue/product';
import type { Recommendation } from '../../../core/recommendations/recommendations';
import type { Listing } from '../../../core/search/listing/listing';
import type { ListingQuery } from '../../../core/search/listing/listing-query';
import type { ListingSource } from '../../../core/search/listing/product-search';

/** The subject of the list: the results for a term, or all products of a category or a brand. */
export type ListingSubject = { readonly kind: 'search'; readonly term: string } | ListingSource;

/** A subcategory of the category that is shown. */
export interface SubCategory {
  readonly name: string;
  readonly url: string;
  readonly image: string | undefined;
}

/** What a page of results says about the words of the search. */
export interface Understood {
  /** The search with its corrections; undefined without any. */
  readonly corrected: string | undefined;
  /** The search as typed. */
  readonly typed: string;
  /** The address of the results for the words as typed. */
  readonly literalUrl: string;
  /** A sentence about close matches; undefined when all words match. */
  readonly note: string | undefined;
}

/** A store whose stock the list shows. */
export interface ListedStore {
  readonly id: string;
  readonly name: string;
}

/** A link to the products of a list that suit a pet. */
export interface PetLink {
  /** Such as `For Bella: Adult, Large Breed`. */
  readonly text: string;
  readonly url: string;
}

/** What suits the shopper's pets in a list (ACC-04). */
export interface ForPets {
  /** To the list with the filters of each pet on. */
  readonly links: ReadonlyArray<PetLink>;
  /** The pets' values by facet, which are listed first. */
  readonly values: Readonly<Record<string, ReadonlyArray<string>>>;
}

export interface ListingData {
  readonly subject: ListingSubject;
  readonly heading: string;
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  readonly subCategories: ReadonlyArray<SubCategory>;
  readonly department: string | undefined;
  /** The page's path. The parameters that are not part of the query, such as the search term, are separate. */
  readonly path: string;
  readonly ownParameters: ReadonlyArray<readonly [string, string]>;
  /** How the words of a search were understood; undefined when they were taken as they are (FND-01). */
  readonly understood?: Understood;
  /** The store of the query, if it has one whose name is known (FND-04). */
  readonly store?: ListedStore;
  readonly query: ListingQuery;
  readonly listing: Listing;
  /** What suits the shopper's pets; undefined when the list has nothing of their own (ACC-04). */
  readonly pets?: ForPets;
  /** Popular products, for a search without results. */
  readonly instead: Recommendation | undefined;
}

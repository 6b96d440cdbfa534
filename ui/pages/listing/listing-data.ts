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

export interface ListingData {
  readonly subject: ListingSubject;
  readonly heading: string;
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  readonly subCategories: ReadonlyArray<SubCategory>;
  readonly department: string | undefined;
  /** The page's path. The parameters that are not part of the query, such as the search term, are separate. */
  readonly path: string;
  readonly ownParameters: ReadonlyArray<readonly [string, string]>;
  readonly query: ListingQuery;
  readonly listing: Listing;
  /** Popular products, for a search without results. */
  readonly instead: Recommendation | undefined;
}

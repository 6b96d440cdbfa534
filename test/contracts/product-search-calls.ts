import * as E from 'fp-ts/Either';
import type { ProductTile } from '../../core/catalogue/tile';
import type { Facet, Listing } from '../../core/search/listing/listing';
import { FIRST_PAGE, type ListingQuery } from '../../core/search/listing/listing-query';
import type { ListingSource, ProductSearch } from '../../core/search/listing/product-search';

/** The list that a term finds. Rejects when there is none. */
export const found = async (search: ProductSearch, term: string, query: ListingQuery): Promise<Listing> => {
  const response = await search.search(term, query)();
  if (E.isLeft(response) || response.right.kind !== 'listing') {
    throw new Error(`searching ${term} gave no list: ${JSON.stringify(response)}`);
  }
  return response.right.listing;
};

/** The first page of a source. Rejects when it cannot be browsed. */
export const browsed = async (search: ProductSearch, source: ListingSource): Promise<Listing> => {
  const response = await search.browse(source, FIRST_PAGE)();
  if (E.isLeft(response)) throw new Error(`browsing failed: ${JSON.stringify(response.left)}`);
  return response.right;
};

export const ids = ({ products }: Listing): ReadonlyArray<string> => products.map(({ uniqueId }) => uniqueId);

export const prices = ({ products }: Listing): ReadonlyArray<number> =>
  products.map((tile: ProductTile) => tile.prices.price ?? Number.NaN);

export const optionOf = (facets: ReadonlyArray<Facet>, brand: string): unknown =>
  facets
    .flatMap((facet) => (facet.kind === 'multiple' && facet.name === 'Brand' ? facet.options : []))
    .find(({ value }) => value === brand);

export const rangeOf = (facets: ReadonlyArray<Facet>): Extract<Facet, { readonly kind: 'range' }> | undefined =>
  facets.flatMap((facet) => (facet.kind === 'range' && facet.name === 'Price' ? [facet] : []))[0];

import type { TypeOf } from 'io-ts';
import type { Facet, Listing, ListingCategory } from '../../core/search/listing/listing';
import { parseRange, type Filters } from '../../core/search/listing/listing-query';
import type { listWire } from './discover-wire';
import { CATEGORY, facetNameOf } from './facet-names';
import { toTile } from './to-tile';
import { ownValue } from '../../core/shared/own-value';

type Answer = TypeOf<typeof listWire>;
type FacetResponse = NonNullable<Answer['facet']>[string];

/** Converts a response to a listing; `filters` are the requested ones, and `within` is the browsed category. */
export const toListing = (
  { content, facet = {}, total_item, rid }: Answer,
  filters: Filters,
  within?: string,
): Listing => {
  const { [CATEGORY]: categories, ...facets } = facet;
  const products = content.product.value.map(toTile);
  return {
    products,
    total: total_item ?? content.product.total_item ?? products.length,
    facets: Object.entries(facets).flatMap(([wireName, answer]) => {
      const name = facetNameOf(wireName);
      return toFacet(name, answer, ownValue(filters, name) ?? []);
    }),
    categories: (categories?.value ?? []).filter(({ id }) => id !== within).map(toCategory),
    resultId: rid,
  };
};

/** Leaves out a facet without options. A facet whose options have bounds becomes a range. */
const toFacet = (name: string, response: FacetResponse, chosen: ReadonlyArray<string>): ReadonlyArray<Facet> => {
  const label = response.display_name ?? name;
  const ends = rangeOf(response);
  if (ends !== undefined) {
    return [{ kind: 'range', name, label, ...ends, selected: parseRange(chosen[0] ?? '') }];
  }
  if (response.value.length === 0) return [];
  const options = response.value.map(({ id, text, count }) => ({
    value: id,
    label: text ?? id,
    count: count ?? 0,
    isSelected: chosen.includes(id),
  }));
  return [{ kind: 'multiple', name, label, options }];
};

/** Returns the price range of the whole list: as sent, else from the lowest to the highest option. */
const rangeOf = ({ min, max, value }: FacetResponse): { readonly min: number; readonly max: number } | undefined => {
  const lows = [min, ...value.map((option) => option.min)].filter((end) => end !== undefined);
  const highs = [max, ...value.map((option) => option.max)].filter((end) => end !== undefined);
  if (lows.length === 0 || highs.length === 0) return undefined;
  return { min: min ?? Math.min(...lows), max: max ?? Math.max(...highs) };
};

const toCategory = ({ id, text, count }: FacetResponse['value'][number]): ListingCategory => ({
  id,
  name: text ?? id,
  count: count ?? 0,
});

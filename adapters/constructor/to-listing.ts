import type { TypeOf } from 'io-ts';
import type { Facet, Listing, ListingCategory } from '../../core/search/listing/listing';
import { parseRange, type Filters } from '../../core/search/listing/listing-query';
import type { listingWire } from './search-wire';
import { toTile } from './to-tile';
import { ownValue } from '../../core/shared/own-value';

type Answer = TypeOf<typeof listingWire>;
type FacetResponse = Answer['response']['facets'][number];
type GroupResponse = Answer['response']['groups'][number];

/** Converts a response to a listing; `filters` are the requested ones, and `within` is the browsed category. */
export const toListing = ({ response, result_id }: Answer, filters: Filters, within?: string): Listing => ({
  products: response.results.map(toTile),
  total: response.total_num_results ?? response.results.length,
  facets: response.facets.flatMap((facet) => (facet.hidden ? [] : toFacet(facet, ownValue(filters, facet.name) ?? []))),
  categories: narrowing(response.groups)
    .filter(({ group_id }) => group_id !== within)
    .map(toCategory),
  resultId: result_id,
});

/** Leaves out a facet of a kind that the shop cannot show, and one without options. */
const toFacet = (facet: FacetResponse, chosen: ReadonlyArray<string>): ReadonlyArray<Facet> => {
  const { name, display_name: label = name, min, max } = facet;
  if (facet.type === 'range') {
    return min === undefined || max === undefined
      ? []
      : [{ kind: 'range', name, label, min, max, selected: rangeOf(facet, chosen) }];
  }
  return facet.options.length === 0
    ? []
    : [{ kind: 'multiple', name, label, options: facet.options.map(toOption(chosen)) }];
};

const toOption =
  (chosen: ReadonlyArray<string>) =>
  ({ value, display_name, count, status }: FacetResponse['options'][number]) => ({
    value,
    label: display_name ?? value,
    count: count ?? 0,
    isSelected: status === 'selected' || chosen.includes(value),
  });

/** Returns the range as the service understood it, else as it was requested. */
const rangeOf = ({ status }: FacetResponse, chosen: ReadonlyArray<string>): ReturnType<typeof parseRange> => {
  const asked = parseRange(chosen[0] ?? '');
  if (asked === undefined) return undefined;
  const min = status.min ?? asked.min;
  const max = status.max ?? asked.max;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};

/** A single group above all others is skipped, because only its subgroups narrow the list. */
const narrowing = (groups: ReadonlyArray<GroupResponse>): ReadonlyArray<Omit<GroupResponse, 'children'>> => {
  const [only] = groups;
  return groups.length === 1 && only !== undefined && only.children.length > 0 ? only.children : groups;
};

const toCategory = ({ group_id, display_name, count }: Omit<GroupResponse, 'children'>): ListingCategory => ({
  id: group_id,
  name: display_name ?? group_id,
  count: count ?? 0,
});

import { ownValue } from '../../shared/own-value';
import type { FacetOption, Listing } from './listing';

/** The order of values by age and by size. Facets come in the order of their counts, and so do all other values. */
const ORDERS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'Life Stage': ['Puppy', 'Kitten', 'Juvenile', 'Adult', 'Senior', 'All Life Stages'],
  'Breed Size': ['Toy Breed', 'Small Breed', 'Medium Breed', 'Large Breed', 'Giant Breed'],
};

/** Returns the options of a facet that narrow a list to some of its products (FND-06); none without such a facet. */
export const waysIn = ({ facets, total }: Listing, name: string): ReadonlyArray<FacetOption> => {
  const facet = facets.find((candidate) => candidate.name === name);
  if (facet?.kind !== 'multiple') return [];
  return inOrder(
    facet.options.filter(({ count }) => count > 0 && count < total),
    ownValue(ORDERS, name) ?? [],
  );
};

const inOrder = (options: ReadonlyArray<FacetOption>, order: ReadonlyArray<string>): ReadonlyArray<FacetOption> => {
  const places = new Map(order.map((value, index) => [value, index]));
  const placeOf = ({ value }: FacetOption): number => places.get(value) ?? order.length;
  return [...options].sort((a, b) => placeOf(a) - placeOf(b));
};

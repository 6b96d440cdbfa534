import type { Facet, Listing } from '../../../core/search/listing/listing';
import { withUsefulFacets } from '../../../core/search/listing/useful-facets';
import { aListing } from '../../builders/listing';

const multiple = (
  name: string,
  ...options: ReadonlyArray<readonly [value: string, count: number, chosen?: true]>
): Facet => ({
  kind: 'multiple',
  name,
  label: name,
  options: options.map(([value, count, chosen = false]) => ({ value, label: value, count, isSelected: chosen })),
});
const price = (min: number, max: number): Facet => ({
  kind: 'range',
  name: 'Price',
  label: 'Price',
  min,
  max,
  selected: undefined,
});
const useful = (...facets: ReadonlyArray<Facet>): Listing['facets'] =>
  withUsefulFacets({ ...aListing({ products: [] }), total: 10, facets }).facets;

test('[FND-04] leaves out a facet whose only value all products have', () => {
  expect(useful(multiple('Pet Type', ['Dog', 10]), price(5, 5))).toEqual([]);
});

test('[FND-04] keeps a value that narrows, and one that was chosen', () => {
  const facets = [multiple('Deals', ['On Sale', 3]), multiple('Brand', ['Merrick', 10, true]), price(5, 6)];
  expect(useful(...facets)).toEqual(facets);
});

test('[FND-04] leaves out ratings that have the same products as a higher one', () => {
  expect(useful(multiple('Rating', ['4', 7], ['3', 9], ['2', 9], ['1', 9]))).toEqual([
    multiple('Rating', ['4', 7], ['3', 9]),
  ]);
});

test('[FND-04] bands of weights replace single sizes, but not chosen ones', () => {
  const bands = multiple('Package Weight', ['Under 5 lb', 4], ['30 lb & up', 3]);
  const sizes = multiple('Size', ['4 lb', 4], ['30 lb', 3]);
  const chosen = multiple('Size', ['4 lb', 4, true], ['30 lb', 3]);
  expect(useful(sizes, bands)).toEqual([bands]);
  expect(useful(chosen, bands)).toEqual([chosen, bands]);
  expect(useful(sizes)).toEqual([sizes]);
});

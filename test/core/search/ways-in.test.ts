import type { Facet } from '../../../core/search/listing/listing';
import { waysIn } from '../../../core/search/listing/ways-in';
import { aListing } from '../../builders/listing';

const facet = (name: string, counts: Readonly<Record<string, number>>): Facet => ({
  kind: 'multiple',
  name,
  label: name,
  options: Object.entries(counts).map(([value, count]) => ({ value, label: value, count, isSelected: false })),
});
const needs = facet('Health Need', { Dental: 4, Everything: 9, Gone: 0, Joint: 2 });
const stages = facet('Life Stage', { 'All Life Stages': 5, Adult: 4, Hatchling: 3, Senior: 2, Puppy: 1 });
const price: Facet = { kind: 'range', name: 'Price', label: 'Price', min: 1, max: 2, selected: undefined };
const listing = aListing({ total: 9, facets: [needs, stages, price] });

test('[FND-06] ways in have products, and fewer than the whole list', () => {
  expect(waysIn(listing, 'Health Need').map(({ value }) => value)).toEqual(['Dental', 'Joint']);
});

test('[FND-06] life stages come by age, and unknown ones last', () => {
  const values = waysIn(listing, 'Life Stage').map(({ value }) => value);
  expect(values).toEqual(['Puppy', 'Adult', 'Senior', 'All Life Stages', 'Hatchling']);
});

test.each(['Breed Size', 'Price', 'constructor'])('[FND-06] %s, without options, has no ways in', (facet) => {
  expect(waysIn(listing, facet)).toEqual([]);
});

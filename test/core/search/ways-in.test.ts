import type { Facet } from '../../../core/search/listing/listing';
import { waysIn } from '../../../core/search/listing/ways-in';
import { aListing } from '../../builders/listing';

const needs: Facet = {
  kind: 'multiple',
  name: 'Health Need',
  label: 'Health Need',
  options: Object.entries({ Dental: 4, Everything: 9, Gone: 0, Joint: 2 }).map(([value, count]) => ({
    value,
    label: value,
    count,
    isSelected: false,
  })),
};
const price: Facet = { kind: 'range', name: 'Price', label: 'Price', min: 1, max: 2, selected: undefined };
const listing = aListing({ total: 9, facets: [needs, price] });

test('[FND-06] ways in have products, and fewer than the whole list', () => {
  expect(waysIn(listing, 'Health Need').map(({ value }) => value)).toEqual(['Dental', 'Joint']);
});

test.each(['Life Stage', 'Price', 'constructor'])('[FND-06] %s, without options, has no ways in', (facet) => {
  expect(waysIn(listing, facet)).toEqual([]);
});

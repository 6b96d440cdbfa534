import { FIRST_PAGE, withFilter, type ListingQuery } from '../../../core/search/listing/listing-query';
import type { WordFilter } from '../../../core/search/listing/understanding';
import { aListing } from '../../builders/listing';
import { aListingModel, SEARCH } from './listing-model';

const TERM = 'dog food for puppies under 50';
const STAGE: WordFilter = {
  text: 'for puppies',
  facet: 'Life Stage',
  values: ['Puppy'],
  label: 'Puppy',
  rest: 'dog food under 50',
};
const PRICE: WordFilter = {
  text: 'under 50',
  facet: 'Price',
  values: ['0-50'],
  label: 'Price up to $50',
  rest: 'dog food for puppies',
};

/** The results for a search with two filters in words. */
const open = (query: ListingQuery = FIRST_PAGE) =>
  aListingModel({
    subject: { kind: 'search', term: TERM },
    ownParameters: [['query', TERM]],
    query,
    listing: {
      ...aListing({ products: [] }),
      understanding: {
        corrected: undefined,
        unmatched: [],
        isClose: false,
        wordFilters: [STAGE, PRICE],
        rest: 'dog food',
      },
    },
  });

test('[FND-03] words that narrow are chips whose address keeps the other words', () => {
  expect(open().model.chips).toEqual([
    { facet: 'Life Stage', value: 'for puppies', label: 'Puppy', url: `${SEARCH}?query=dog+food+under+50` },
    { facet: 'Price', value: 'under 50', label: 'Price up to $50', url: `${SEARCH}?query=dog+food+for+puppies` },
  ]);
});

test('[FND-03] taking words off keeps the chosen filters, and starts at the first page', () => {
  const { model } = open({ ...withFilter(FIRST_PAGE, 'Brand', ['Merrick']), page: 2 });
  expect(model.urlOfToggle('Life Stage', 'Puppy')).toBe(`${SEARCH}?query=dog+food+under+50&brand=Merrick`);
  expect(model.clearUrl).toBe(`${SEARCH}?query=dog+food`);
});

test.each([
  ['its chip', 'for puppies'],
  ['its option of the filters', 'Puppy'],
])('[FND-03] a value in words is taken off by %s with another search', async (_way, value) => {
  const { model, history } = open();
  await model.toggle('Life Stage', value);
  expect([history.navigatedTo, history.current()]).toEqual([`${SEARCH}?query=dog+food+under+50`, SEARCH]);
});

test('[FND-03] clearing leaves for the search without the words of all filters', async () => {
  const { model, history } = open();
  await model.clear();
  expect(history.navigatedTo).toBe(`${SEARCH}?query=dog+food`);
});

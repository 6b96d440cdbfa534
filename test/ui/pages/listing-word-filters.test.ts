import { makeBrowseListing } from '../../../core/search/listing/browse-listing';
import { FIRST_PAGE, withFilter, type ListingQuery } from '../../../core/search/listing/listing-query';
import { makeSearchCatalogue } from '../../../core/search/listing/search-catalogue';
import type { WordFilter } from '../../../core/search/listing/understanding';
import { makeMergePrices } from '../../../core/search/prices/merge-prices';
import { ListingViewModel } from '../../../ui/pages/listing/listing-view-model';
import { EVERYTHING } from '../../builders/capabilities';
import { aListing } from '../../builders/listing';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakeProductSearch } from '../../fakes/fake-product-search';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';

const PATH = '/shop/en/petcostore/search';
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
const open = (query: ListingQuery = FIRST_PAGE) => {
  const logger = new FakeLogger();
  const productSearch = new FakeProductSearch();
  const mergePrices = makeMergePrices({ skuPrices: new FakeSkuPrices(), logger, capabilities: EVERYTHING });
  const history = new FakePageHistory(PATH);
  const model = new ListingViewModel(
    {
      subject: { kind: 'search', term: TERM },
      heading: `Results for “${TERM}”`,
      breadcrumbs: [],
      subCategories: [],
      department: undefined,
      path: PATH,
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
      instead: undefined,
    },
    {
      browseListing: makeBrowseListing({ productSearch, mergePrices, logger }),
      searchCatalogue: makeSearchCatalogue({ productSearch, mergePrices, logger }),
      history,
      behaviour: new FakeBehaviourTracker(),
      currency: 'USD',
      rememberChosenProduct: () => () => undefined,
    },
  );
  return { model, history };
};

test('[FND-03] words that narrow are chips whose address keeps the other words', () => {
  expect(open().model.chips).toEqual([
    { facet: 'Life Stage', value: 'for puppies', label: 'Puppy', url: `${PATH}?query=dog+food+under+50` },
    { facet: 'Price', value: 'under 50', label: 'Price up to $50', url: `${PATH}?query=dog+food+for+puppies` },
  ]);
});

test('[FND-03] taking words off keeps the chosen filters, and starts at the first page', () => {
  const { model } = open({ ...withFilter(FIRST_PAGE, 'Brand', ['Merrick']), page: 2 });
  expect(model.urlOfToggle('Life Stage', 'Puppy')).toBe(`${PATH}?query=dog+food+under+50&brand=Merrick`);
  expect(model.clearUrl).toBe(`${PATH}?query=dog+food`);
});

test.each([
  ['its chip', 'for puppies'],
  ['its option of the filters', 'Puppy'],
])('[FND-03] a value in words is taken off by %s with another search', async (_way, value) => {
  const { model, history } = open();
  await model.toggle('Life Stage', value);
  expect([history.navigatedTo, history.current()]).toEqual([`${PATH}?query=dog+food+under+50`, PATH]);
});

test('[FND-03] clearing leaves for the search without the words of all filters', async () => {
  const { model, history } = open();
  await model.clear();
  expect(history.navigatedTo).toBe(`${PATH}?query=dog+food`);
});

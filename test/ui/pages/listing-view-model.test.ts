import * as E from 'fp-ts/Either';
import { makeBrowseListing } from '../../../core/search/listing/browse-listing';
import { FIRST_PAGE } from '../../../core/search/listing/listing-query';
import { makeMergePrices } from '../../../core/search/prices/merge-prices';
import type { SearchResponse } from '../../../core/search/listing/product-search';
import { makeSearchCatalogue } from '../../../core/search/listing/search-catalogue';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { AbortSignalLike } from '../../../core/shared/abort-signal';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import { ListingViewModel, type ListingPorts } from '../../../ui/pages/listing/listing-view-model';
import { aListing } from '../../builders/listing';
import { tiles } from '../../builders/product-tile';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakeProductSearch } from '../../fakes/fake-product-search';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';
import { EVERYTHING } from '../../builders/capabilities';

const PATH = '/shop/en/petcostore/category/dog/dog-food';
const products: ReadonlyArray<ProductTile> = tiles(100).map((tile, index) => ({
  ...tile,
  categoryId: '10338',
  brand: index % 4 === 0 ? 'Merrick' : 'WholeHearted',
}));

const open = (facts: Partial<ListingData> = {}, change = (ports: ListingPorts): ListingPorts => ports) => {
  const productSearch = new FakeProductSearch().hasProducts(...products);
  const logger = new FakeLogger();
  const mergePrices = makeMergePrices({ skuPrices: new FakeSkuPrices(), logger, capabilities: EVERYTHING });
  const history = new FakePageHistory(PATH);
  const behaviour = new FakeBehaviourTracker();
  const data: ListingData = {
    subject: { kind: 'category', id: '10338' },
    heading: 'Dog Food',
    breadcrumbs: [],
    subCategories: [],
    department: 'dog',
    path: PATH,
    ownParameters: [],
    query: FIRST_PAGE,
    listing: aListing({ products: products.slice(0, 48), total: 100 }),
    instead: undefined,
    ...facts,
  };
  const ports: ListingPorts = {
    browseListing: makeBrowseListing({ productSearch, mergePrices, logger }),
    searchCatalogue: makeSearchCatalogue({ productSearch, mergePrices, logger }),
    history,
    behaviour,
    currency: 'USD',
    rememberChosenProduct: () => () => undefined,
  };
  const model = new ListingViewModel(data, change(ports));
  return { model, productSearch, history, logger, behaviour };
};

/** A model whose search responses the test releases, and which records aborted searches. */
const openSlow = (subject: ListingData['subject'] = { kind: 'search', term: 'returns' }) => {
  const requested: {
    readonly signal: AbortSignalLike | undefined;
    readonly respond: (found: SearchResponse) => void;
  }[] = [];
  const slow = (signal: AbortSignalLike | undefined) => () =>
    new Promise<E.Either<never, SearchResponse>>((resolve) => {
      requested.push({ signal, respond: (found) => resolve(E.right(found)) });
    });
  const { model, history } = open({ subject }, (ports) => ({
    ...ports,
    searchCatalogue: (_term, _query, signal) => slow(signal),
  }));
  return { model, history, requestsMade: requested };
};

test('[RTE-04] shows 48 products per page and counts the pages', () => {
  const { model } = open();
  expect([model.listing.products.length, model.pages]).toEqual([48, 3]);
});

test('[SRC-13] selecting a value filters the list, adds a chip and updates the URL', async () => {
  const { model, history } = open();
  await model.toggle('Brand', 'Merrick');
  expect(model.listing.total).toBe(25);
  expect(history.current()).toBe(`${PATH}?brand=Merrick`);
  expect(model.chips).toEqual([{ facet: 'Brand', value: 'Merrick', label: 'Merrick', url: PATH }]);
});

test('[SRC-13] combines values of one facet as alternatives, and clearing removes all', async () => {
  const { model, history } = open();
  await model.toggle('Brand', 'Merrick');
  await model.toggle('Brand', 'WholeHearted');
  expect(model.listing.total).toBe(100);
  expect(history.current()).toBe(`${PATH}?brand=Merrick&brand=WholeHearted`);
  await model.clear();
  expect([history.current(), model.chips]).toEqual([PATH, []]);
});

test('[SRC-13] a range filters, is labelled in dollars, and an empty one removes it', async () => {
  const { model, history } = open();
  await model.narrow('Price', '5-20');
  expect(model.chips.map(({ label }) => label)).toEqual(['Price $5 – $20']);
  await model.narrow('Price', '5-');
  expect(model.chips.map(({ label }) => label)).toEqual(['Price from $5']);
  await model.narrow('Price', '-20');
  expect(model.chips.map(({ label }) => label)).toEqual(['Price up to $20']);
  await model.narrow('Price', '-');
  expect(history.current()).toBe(PATH);
});

test('[RTE-04] another page or order updates the URL, and a new order starts at the first page', async () => {
  const { model, history } = open();
  model.start();
  history.push(`${PATH}?page=3`)();
  history.push(PATH)();
  history.goesBack();
  await model.retry();
  expect(model.listing.products).toHaveLength(4);
  await model.sortBy('name');
  expect(history.current()).toBe(`${PATH}?sort=name`);
});

test('[SRC-13] going back shows the list of the URL', async () => {
  const { model, history } = open();
  const dispose = model.start();
  await model.toggle('Brand', 'Merrick');
  history.goesBack();
  expect(model.status).toBe('loading');
  await model.retry();
  expect([model.listing.total, model.chips]).toEqual([100, []]);
  dispose();
  await model.toggle('Brand', 'Merrick');
  history.goesBack();
  expect(model.listing.total).toBe(25);
});

test('[SRC-03] a late response never replaces a newer one', async () => {
  const { model } = open();
  const late = model.toggle('Brand', 'Merrick');
  const newer = model.clear();
  await Promise.all([newer, late]);
  expect([model.listing.total, model.status]).toEqual([100, 'ready']);
});

test('[SRC-03] a newer choice aborts the older request, which is not reported as a failure', async () => {
  const { model, requestsMade: requested } = openSlow();
  const older = model.sortBy('name');
  const newer = model.sortBy('rating');
  expect(requested.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  requested[1]?.respond({ kind: 'listing', listing: aListing({ total: 7 }) });
  requested[0]?.respond({ kind: 'listing', listing: aListing({ total: 3 }) });
  await Promise.all([older, newer]);
  expect([model.listing.total, model.status]).toEqual([7, 'ready']);

  const { model: real, logger } = open();
  await Promise.all([real.toggle('Brand', 'Merrick'), real.clear()]);
  expect(logger.lines).toEqual([]);
});

test('[SRC-03] an older response never navigates away from a newer choice', async () => {
  const { model, history, requestsMade: requested } = openSlow();
  const older = model.retry();
  const newer = model.sortBy('name');
  requested[0]?.respond({ kind: 'redirect', url: '/returns' });
  await older;
  expect([history.navigatedTo, model.status]).toEqual([undefined, 'loading']);
  requested[1]?.respond({ kind: 'listing', listing: aListing({ total: 7 }) });
  await newer;
  expect([history.navigatedTo, model.listing.total]).toEqual([undefined, 7]);
});

test('[SRC-03] leaving the page aborts its request and causes no navigation', async () => {
  const { model, history, requestsMade: requested } = openSlow();
  const dispose = model.start();
  const asking = model.retry();
  dispose();
  expect(requested[0]?.signal?.aborted).toBe(true);
  requested[0]?.respond({ kind: 'redirect', url: '/returns' });
  await asking;
  expect(history.navigatedTo).toBeUndefined();
});

test('[SRC-11] keeps the shown list after a failure, and a retry recovers', async () => {
  const { model, productSearch } = open();
  productSearch.isDown();
  await model.toggle('Brand', 'Merrick');
  expect([model.status, model.listing.total]).toEqual(['failed', 100]);
  productSearch.isBack();
  await model.retry();
  expect([model.status, model.listing.total]).toEqual(['ready', 25]);
});

test('[RTE-02] keeps the search term in the URL', async () => {
  const { model, history } = open({
    subject: { kind: 'search', term: 'goodpaw' },
    path: '/shop/en/petcostore/search',
    ownParameters: [['query', 'dog & cat']],
  });
  await model.sortBy('rating');
  expect(history.current()).toBe('/shop/en/petcostore/search?query=dog+%26+cat&sort=rating');
});

test('[SRC-01] redirects a term with its own page', async () => {
  const { model, history, productSearch } = open({ subject: { kind: 'search', term: 'returns' } });
  productSearch.redirects('returns', '/returns');
  await model.retry();
  expect(history.navigatedTo).toBe('/returns');
});

describe('behaviour events', () => {
  test('[SRC-08] report the list once visible, and each list that replaces it', async () => {
    const { model, behaviour } = open();
    expect(behaviour.recordedEvents()).toEqual([]);
    model.start()();
    await model.sortBy('name');
    expect(behaviour.recordedEventsOf('results-shown')).toMatchObject([
      { list: { kind: 'category', id: '10338' }, page: 1, total: 100 },
      { list: { kind: 'category', id: '10338' }, page: 1, total: 100 },
    ]);
    expect(behaviour.recordedEventsOf('results-shown')[0]?.items).toHaveLength(48);
  });

  test("[SRC-08] report a chosen product with its list and the response's id", () => {
    const { model, behaviour } = open({
      subject: { kind: 'search', term: 'dog' },
      listing: aListing({ products, total: 100, resultId: 's-1' }),
    });
    const [tile] = products;
    if (tile === undefined) throw new Error('there are no products');
    model.choose(tile);
    expect(behaviour.recordedEvents()).toEqual([
      {
        kind: 'result-chosen',
        list: { kind: 'search', term: 'dog' },
        item: { id: tile.uniqueId, name: tile.name, variationId: tile.sku },
        resultId: 's-1',
      },
    ]);
  });
});

test('[RTE-04] the orders are those of the search service; one that it lacks is relevance', () => {
  const sorts = ['name', 'price-ascending'] as const;
  const query = { ...FIRST_PAGE, sort: 'newest' as const };
  const { model } = open({ query, listing: aListing({ sorts }) });
  expect(model.sorts).toEqual(['relevance', 'price-ascending', 'name']);
  expect(model.sort).toBe('relevance');
  expect(open({ query, listing: aListing({}) }).model.sort).toBe('newest');
});

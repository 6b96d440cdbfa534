import { render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { makeBrowseListing } from '../../../core/search/listing/browse-listing';
import { makeCountProducts } from '../../../core/search/listing/count-products';
import { withFilter, FIRST_PAGE, STORE_FACET } from '../../../core/search/listing/listing-query';
import { makeSearchCatalogue } from '../../../core/search/listing/search-catalogue';
import { makeMergePrices } from '../../../core/search/prices/merge-prices';
import type { PreferredStore } from '../../../core/stores/preferred/preferred-store';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import { StoreFacet } from '../../../ui/pages/listing/store-facet';
import { StoreFacetViewModel } from '../../../ui/pages/listing/store-facet-view-model';
import { EVERYTHING } from '../../builders/capabilities';
import { tiles } from '../../builders/product-tile';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeProductSearch } from '../../fakes/fake-product-search';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';
import { aListingModel, SEARCH } from './listing-model';

const OWN: PreferredStore = { id: '1101', locationId: '1', name: 'Fairhaven' };
const OTHER: PreferredStore = { id: '1123', locationId: '23', name: 'Mission Valley' };
const BALLS = tiles(9).map((tile, index) => ({ ...tile, name: `dog ball ${index}`, brand: index < 3 ? 'A' : 'B' }));
const skus = (from: number, to: number): ReadonlyArray<string> => BALLS.slice(from, to).map(({ sku }) => sku);

const open = (facts: Partial<ListingData> = {}, own?: PreferredStore) => {
  const productSearch = new FakeProductSearch()
    .hasProducts(...BALLS)
    .hasInStock(OWN.id, ...skus(0, 6))
    .hasInStock(OTHER.id, ...skus(0, 2));
  const logger = new FakeLogger();
  const mergePrices = makeMergePrices({ skuPrices: new FakeSkuPrices(), logger, capabilities: EVERYTHING });
  const { model: list, history } = aListingModel(facts, {
    browseListing: makeBrowseListing({ productSearch, mergePrices, logger }),
    searchCatalogue: makeSearchCatalogue({ productSearch, mergePrices, logger }),
  });
  const my = observable({ store: own, isOpen: false, hasDialog: true, locates: true }, {}, { deep: false });
  const model = new StoreFacetViewModel({
    list,
    myStore: {
      get store() {
        return my.store;
      },
      stopLocating: () => runInAction(() => void (my.locates = false)),
    },
    countProducts: makeCountProducts({ productSearch, logger }),
    dialog: { open: () => runInAction(() => void (my.isOpen = my.hasDialog)), isOpen: () => my.isOpen },
  });
  const choose = (store: PreferredStore | undefined): void => runInAction(() => void (my.store = store));
  /** The nearest store becomes the shopper's without a choice, while automatic location is on. */
  const locate = (store: PreferredStore): void => {
    if (my.locates) choose(store);
  };
  const closeDialog = (): void => runInAction(() => void (my.isOpen = false));
  return { model, list, history, my, productSearch, choose, locate, closeDialog };
};

/** Ends all requests of the fakes. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
};

const AT_OWN = { query: withFilter(FIRST_PAGE, STORE_FACET, [OWN.id]), store: { id: OWN.id, name: OWN.name } };

test('[FND-04] is the same for everybody until the shopper’s store is known', () => {
  const { model } = open({}, OWN);
  expect([model.label, model.total, model.url]).toEqual([
    'In stock at my store',
    undefined,
    `${SEARCH}?query=dog&store=mine`,
  ]);
});

test('[FND-04] offers the own store with the number of products that choosing it shows', async () => {
  const { model, list, history } = open({}, OWN);
  model.start();
  await settle();
  expect([model.label, model.total, model.url]).toEqual(['In stock at Fairhaven', 6, `${SEARCH}?query=dog&store=1101`]);
  await model.toggle();
  expect([list.listing.total, model.total, model.isSelected]).toEqual([6, 6, true]);
  expect(history.current()).toBe(`${SEARCH}?query=dog&store=1101`);
  expect(list.chips.map(({ label }) => label)).toEqual(['In stock at Fairhaven']);
});

test('[FND-04] counts again when other filters change, and removing the filter shows everything', async () => {
  const { model, list } = open({}, OWN);
  model.start();
  await list.toggle('Brand', 'A');
  await settle();
  expect(model.total).toBe(3);
  await model.toggle();
  expect(list.listing.total).toBe(3);
  await model.toggle();
  expect([list.listing.total, model.isSelected]).toEqual([3, false]);
});

test('[FND-04] sorting neither clears the number nor counts again', async () => {
  const { model, list, productSearch } = open({}, OWN);
  model.start();
  await settle();
  const count = jest.spyOn(productSearch, 'count');
  const sorted = list.sortBy('name');
  expect(model.total).toBe(6);
  await sorted;
  await settle();
  expect([model.total, count.mock.calls.length]).toEqual([6, 0]);
});

test('[FND-04] without a count, the filter can be chosen all the same', async () => {
  const { model, productSearch, list } = open({}, OWN);
  productSearch.isDown('count');
  model.start();
  await settle();
  expect([model.label, model.total]).toEqual(['In stock at Fairhaven', undefined]);
  await model.toggle();
  expect(list.listing.total).toBe(6);
});

test('[FND-04] without a store, opens the dialog and filters by the store that is chosen there', async () => {
  const { model, list, my, choose } = open();
  model.start();
  expect([model.label, model.needsStore]).toEqual(['Choose a store to see its stock', true]);
  await model.toggle();
  expect(my.isOpen).toBe(true);
  choose(OTHER);
  await settle();
  expect([list.listing.total, model.label]).toEqual([2, 'In stock at Mission Valley']);
});

test('[FND-04] a store that is chosen later, after the dialog was closed, filters nothing', async () => {
  const { model, list, choose, closeDialog } = open();
  model.start();
  await model.toggle();
  closeDialog();
  choose(OTHER);
  await settle();
  expect([list.query.filters, model.total]).toEqual([{}, 2]);
});

test('[FND-04] the nearest store, located while the dialog is open, does not filter the list', async () => {
  const { model, list, choose, locate } = open();
  model.start();
  await model.toggle();
  locate(OWN);
  await settle();
  expect([list.query.filters, model.label]).toEqual([{}, 'Choose a store to see its stock']);
  choose(OTHER);
  await settle();
  expect(list.query.filters).toEqual({ [STORE_FACET]: [OTHER.id] });
});

test('[FND-04] where no dialog opens, a store that becomes known later does not filter the list', async () => {
  const { model, list, my, locate } = open();
  runInAction(() => void (my.hasDialog = false));
  model.start();
  await model.toggle();
  locate(OWN);
  await settle();
  expect([list.query.filters, model.label]).toEqual([{}, 'In stock at Fairhaven']);
});

test('[FND-04] a list of the own store follows to a newly chosen one', async () => {
  const { model, list, history, choose } = open(AT_OWN, OWN);
  model.start();
  choose(OTHER);
  await settle();
  expect([list.listing.total, history.current()]).toEqual([2, `${SEARCH}?query=dog&store=1123`]);
  expect(list.chips.map(({ label }) => label)).toEqual(['In stock at Mission Valley']);
});

test('[FND-04] a link about another store keeps to it and names it', async () => {
  const { model, list, choose } = open(AT_OWN, OTHER);
  model.start();
  choose({ ...OTHER, id: '1280', name: 'Old Town' });
  await settle();
  expect([model.label, model.isSelected, list.query.filters]).toEqual([
    'In stock at Fairhaven',
    true,
    { [STORE_FACET]: [OWN.id] },
  ]);
});

test('[FND-04] a store whose name cannot be read is named by its number', () => {
  expect(open({ query: AT_OWN.query }).model.label).toBe('In stock at store 1101');
});

test('[FND-04] after its end it counts and follows no more', async () => {
  const { model, list, choose } = open(AT_OWN, OWN);
  model.start()();
  choose(OTHER);
  await settle();
  expect(list.query).toBe(AT_OWN.query);
});

test('[FND-04] tells a screen reader what the link does, and how many products there are', async () => {
  const { model } = open({}, OWN);
  model.start();
  await settle();
  render(<StoreFacet model={model} />);
  const link = screen.getByRole('link', { name: 'Add filter Store: In stock at Fairhaven 6 products' });
  expect([link.getAttribute('href'), link.dataset.count]).toEqual([`${SEARCH}?query=dog&store=1101`, '6']);
});

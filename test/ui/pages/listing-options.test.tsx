import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import * as T from 'fp-ts/Task';
import { makeLoadRecommendation } from '../../../core/recommendations/load-recommendation';
import { makeBrowseListing } from '../../../core/search/listing/browse-listing';
import { makeMergePrices } from '../../../core/search/prices/merge-prices';
import { makeSearchCatalogue } from '../../../core/search/listing/search-catalogue';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import { makeSearchLoader } from '../../../ui/pages/listing/listing-loader';
import { Facets } from '../../../ui/pages/listing/facets';
import { ListingViewModel } from '../../../ui/pages/listing/listing-view-model';
import { EVERYTHING } from '../../builders/capabilities';
import { anUnreachable } from '../../builders/upstream-failure';
import { tiles } from '../../builders/product-tile';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';
import { FakeProductSearch } from '../../fakes/fake-product-search';
import { FakeRecommendations } from '../../fakes/fake-recommendations';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';

const BRANDS = 12;

/** A search for products of twelve brands. */
const setUp = () => {
  const products = tiles(BRANDS).map((tile, index) => ({ ...tile, name: `Ball ${index}`, brand: `Brand ${index}` }));
  const productSearch = new FakeProductSearch().hasProducts(...products);
  const logger = new FakeLogger();
  const mergePrices = makeMergePrices({ skuPrices: new FakeSkuPrices(), logger, capabilities: EVERYTHING });
  const searchCatalogue = makeSearchCatalogue({ productSearch, mergePrices, logger });
  const browseListing = makeBrowseListing({ productSearch, mergePrices, logger });
  const history = new FakePageHistory('/shop/en/petcostore/search?query=ball');
  const load = async (query: string): Promise<ListingData> => {
    const outcome = await makeSearchLoader({
      catalogue: new FakeProductCatalogue(),
      browseListing,
      searchCatalogue,
      shop: 'Petco',
      capabilities: EVERYTHING,
      stores: new FakeStoreGateway(),
      loadPetChoices: T.of([]),
      placeStore: new FakePreferredPlaceStore(),
      loadRecommendation: makeLoadRecommendation({
        recommendations: new FakeRecommendations(),
        mergePrices: (found) => async () => found,
      }),
    })({ path: '/', parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })();
    if (outcome.kind !== 'page') throw new Error(outcome.kind);
    return outcome.data;
  };
  const show = async (query: string): Promise<ListingViewModel> => {
    const model = new ListingViewModel(await load(query), {
      browseListing,
      searchCatalogue,
      history,
      behaviour: new FakeBehaviourTracker(),
      rememberChosenProduct: () => () => undefined,
      currency: 'USD',
    });
    render(<Facets model={model} store={undefined} />);
    return model;
  };
  return { show, productSearch, history };
};

const brands = (): ReadonlyArray<HTMLElement> => screen.queryAllByRole('link', { name: /filter Brand: / });
const more = (): HTMLElement | null => screen.queryByRole('link', { name: 'Show 8 more of Brand' });

test('[SRC-13] a page has the first options of a filter and a link to the page with all of them', async () => {
  await setUp().show('query=ball');
  expect(brands()).toHaveLength(4);
  expect(more()?.getAttribute('href')).toBe('/shop/en/petcostore/search?query=ball&filters=all');
});

test('[SRC-13] the page with all options keeps them in the addresses of its links', async () => {
  await setUp().show('query=ball&filters=all');
  expect(brands()).toHaveLength(BRANDS);
  expect(more()).toBeNull();
  expect(brands()[11]?.getAttribute('href')).toBe('/shop/en/petcostore/search?query=ball&filters=all&brand=Brand+11');
});

test('[SRC-13] asking for more loads the other options, keeps the products and focuses the first added one', async () => {
  const model = await setUp().show('query=ball');
  const { products } = model.listing;
  fireEvent.click(more() ?? document.body);
  await waitFor(() => expect(brands()).toHaveLength(BRANDS));
  expect(more()).toBeNull();
  expect(model.listing.products).toBe(products);
  await waitFor(() => expect(document.activeElement).toBe(brands()[4]));
  expect(within(document.body).getByRole('link', { name: 'Add filter Brand: Brand 11 1 product' })).toBeTruthy();
});

test('[SRC-13] when the other options cannot be loaded, leaves for the page that has them', async () => {
  const { show, productSearch, history } = setUp();
  await show('query=ball');
  productSearch.fails(anUnreachable());
  fireEvent.click(more() ?? document.body);
  await waitFor(() => expect(history.navigatedTo).toBe('/shop/en/petcostore/search?query=ball&filters=all'));
});

test('[SRC-13] a filter chosen while the other options load does not leave the page', async () => {
  const { show, productSearch, history } = setUp();
  const model = await show('query=ball');
  productSearch.fails(anUnreachable());
  const loading = model.showAllOptions('Brand');
  productSearch.isBack();
  await Promise.all([loading, model.toggle('Brand', 'Brand 2')]);
  expect(history.navigatedTo).toBeUndefined();
});

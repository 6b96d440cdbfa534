import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { makeSearchLoader } from '../../../ui/pages/listing/listing-loader';
import type { ListingData } from '../../../ui/pages/listing/listing-data';
import type { PageOutcome } from '../../../ui/page/page';
import { allBut } from '../../../core/configuration/capabilities';
import type { ListingQuery } from '../../../core/search/listing/listing-query';
import { EVERYTHING } from '../../builders/capabilities';
import { aListing } from '../../builders/listing';
import { aStore } from '../../builders/store';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';

const OWN = { id: '1123', locationId: '23', name: 'Mission Valley' };

const setUp = (capabilities = EVERYTHING) => {
  const stores = new FakeStoreGateway().hasStores(aStore({ id: '1101', name: 'Fairhaven' }));
  const placeStore = new FakePreferredPlaceStore();
  const requested: ListingQuery[] = [];
  const load = (query: string): Promise<PageOutcome<ListingData>> =>
    makeSearchLoader({
      catalogue: new FakeProductCatalogue(),
      browseListing: () => TE.right(aListing()),
      searchCatalogue: (_term, asked) => {
        requested.push(asked);
        return TE.right({ kind: 'listing', listing: aListing() });
      },
      loadRecommendation: () => TE.right({ title: '', products: [] } as never),
      shop: 'Petco',
      capabilities,
      stores,
      loadPetChoices: T.of([]),
      placeStore,
    })({ path: '/', parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })();
  return { stores, placeStore, requested, load };
};

const LIST = '/shop/en/petcostore/search?query=ball';

test('[FND-04] a list of what a store has names the store, and no cache may keep it', async () => {
  const { load } = setUp();
  expect(await load('query=ball&store=1101')).toMatchObject({
    data: { store: { id: '1101', name: 'Fairhaven' }, query: { filters: { Store: ['1101'] } } },
    isShareable: false,
  });
  const all = await load('query=ball');
  expect(all).toMatchObject({ isShareable: true });
  expect(all.kind === 'page' && all.data).not.toHaveProperty('store');
});

test('[FND-04] an unknown store is ignored, like other invalid parameters', async () => {
  const { load, requested } = setUp();
  expect(await load('query=ball&store=9999&brand=Merrick')).toMatchObject({ isShareable: true });
  expect(requested).toMatchObject([{ filters: { Brand: ['Merrick'] } }]);
  expect(requested[0]?.filters).not.toHaveProperty('Store');
});

test('[FND-04] while the store cannot be read, the list is filtered without its name', async () => {
  const { load, stores, requested } = setUp();
  stores.isDown();
  const outcome = await load('query=ball&store=1101');
  expect(outcome.kind === 'page' && outcome.data).not.toHaveProperty('store');
  expect(requested).toMatchObject([{ filters: { Store: ['1101'] } }]);
});

test('[FND-04] without scripts, the link leads to the list of the own store, or to the store locator and back', async () => {
  const { load, placeStore } = setUp();
  const elsewhere = { kind: 'redirect', isPermanent: false };
  expect(await load('query=ball&store=mine')).toEqual({
    ...elsewhere,
    url: `/store-locator?list=${encodeURIComponent('/shop/en/petcostore/search?query=ball&store=mine')}`,
  });
  placeStore.hasStore(OWN);
  expect(await load('query=ball&brand=Merrick&store=mine')).toEqual({
    ...elsewhere,
    url: `${LIST}&brand=Merrick&store=1123`,
  });
});

test('[FND-04] a shop without pickup ignores stores', async () => {
  const { load, requested } = setUp(allBut(['pickup']));
  expect(await load('query=ball&store=1101')).toMatchObject({ isShareable: true });
  expect(await load('query=ball&store=mine')).toMatchObject({ kind: 'page' });
  expect(requested.map(({ filters }) => filters)).toEqual([{}, {}]);
});

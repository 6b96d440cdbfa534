import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { completePersonal, completePublic, completeShared } from '../../composition/backend/lacking-ports';
import { NO_SUGGESTIONS } from '../../core/search/suggestions/trending-fallback';
import { FakeCartGateway } from '../fakes/fake-cart-gateway';
import { FakeIdentityGateway } from '../fakes/fake-identity-gateway';
import { FakePersonGateway } from '../fakes/fake-person-gateway';
import { FakeProductCatalogue } from '../fakes/fake-product-catalogue';
import { FakeProductSearch } from '../fakes/fake-product-search';

const catalogue = new FakeProductCatalogue();
const lacking = completePublic({ catalogue });

test('a missing public port returns no content', async () => {
  expect(await lacking.stores.allStores()).toEqual(E.right([]));
  expect(await lacking.stores.store('1101')()).toEqual(E.right(O.none));
  expect(await lacking.contentPages.page('/help')()).toEqual(E.right(O.none));
  expect(await lacking.marketing.spot('Home')()).toEqual(E.right({ name: 'Home', items: [] }));
  expect(await lacking.skuPrices.prices(['1'])()).toEqual(E.right(new Map()));
  expect(await lacking.catalogueVersion()).toEqual(E.right(undefined));
});

test("uses the backend's port, and its own search too", () => {
  expect(lacking.catalogue).toBe(catalogue);
  expect(lacking.search).toBeUndefined();
});

test('a backend with its own search may lack suggestions and recommendations', async () => {
  const productSearch = new FakeProductSearch();
  const { search } = completeShared({ search: { productSearch } });
  expect(search?.productSearch).toBe(productSearch);
  expect(await search?.suggestions.forTerm('dog')()).toEqual(E.right(NO_SUGGESTIONS));
  expect(await search?.recommendations.recommend({ podId: 'home', count: 3 })()).toMatchObject({
    right: { podId: 'home', products: [] },
  });
});

test('a missing personal port fails as unavailable and changes nothing', async () => {
  const personal = completePersonal({
    cart: new FakeCartGateway(),
    identity: new FakeIdentityGateway(),
    person: new FakePersonGateway(),
  });
  const unavailable = E.left({ kind: 'unreachable', service: 'commerce', cause: 'unavailable' });
  expect(await personal.rewards.details()).toEqual(unavailable);
  expect(await personal.wallet.wallet()).toEqual(unavailable);
  expect(await personal.accountStore.keep('1101')()).toEqual(unavailable);
});

import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { completePersonal, completePublic } from '../../composition/backend/lacking-ports';
import { FakeCartGateway } from '../fakes/fake-cart-gateway';
import { FakeIdentityGateway } from '../fakes/fake-identity-gateway';
import { FakePersonGateway } from '../fakes/fake-person-gateway';
import { FakeProductCatalogue } from '../fakes/fake-product-catalogue';

const catalogue = new FakeProductCatalogue();
const lacking = completePublic({ catalogue });

test('a public port that a backend lacks has nothing to show', async () => {
  expect(await lacking.stores.allStores()).toEqual(E.right([]));
  expect(await lacking.stores.store('1101')()).toEqual(E.right(O.none));
  expect(await lacking.contentPages.page('/help')()).toEqual(E.right(O.none));
  expect(await lacking.marketing.spot('Home')()).toEqual(E.right({ name: 'Home', items: [] }));
  expect(await lacking.skuPrices.prices(['1'])()).toEqual(E.right(new Map()));
  expect(await lacking.catalogueVersion()).toEqual(E.right(undefined));
});

test('a port that the backend has is taken, and so is a search of its own', () => {
  expect(lacking.catalogue).toBe(catalogue);
  expect(lacking.search).toBeUndefined();
});

test('a personal port that a backend lacks fails as unavailable, and changes nothing', async () => {
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

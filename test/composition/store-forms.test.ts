import * as TE from 'fp-ts/TaskEither';
import { Container } from 'inversify';
import { makeUsGeography } from '../../adapters/server/us-geography';
import { chooseStoreForm } from '../../composition/forms/store-forms';
import { PlatformTokens } from '../../composition/tokens/platform-tokens';
import { StoreTokens } from '../../composition/tokens/store-tokens';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import type { ChoosePreferredStoreError } from '../../core/stores/choose-preferred-store';
import { makeFindNearestStores } from '../../core/stores/find-nearest-stores';
import { makeFindStores } from '../../core/stores/find-stores';
import { makeViewStore } from '../../core/stores/view-store';
import { aClosedStore, aPlace, aStore, SOME_STORES } from '../builders/store';
import { anUnreachable } from '../builders/upstream-failure';
import { FakeLogger } from '../fakes/fake-logger';
import { FakeStoreCoordinates } from '../fakes/fake-store-coordinates';
import { FakeStoreGateway } from '../fakes/fake-store-gateway';

/** Posts the form as a browser without scripts does. */
const send = (fields: Readonly<Record<string, string>>, refusal?: ChoosePreferredStoreError) => {
  const stores = new FakeStoreGateway().hasStores(...SOME_STORES).hasPlaces(aPlace());
  const ports = { stores, coordinates: new FakeStoreCoordinates(), logger: new FakeLogger() };
  const findNearestStores = makeFindNearestStores(ports);
  const container = new Container();
  container.bind(PlatformTokens.brand).toConstantValue(DEFAULT_BRAND);
  container.bind(PlatformTokens.clock).toConstantValue(() => 0);
  container.bind(StoreTokens.gateway).toConstantValue(stores);
  container.bind(StoreTokens.geography).toConstantValue(makeUsGeography());
  container.bind(StoreTokens.findStores).toConstantValue(makeFindStores(ports));
  container.bind(StoreTokens.viewStore).toConstantValue(makeViewStore({ ...ports, findNearestStores }));
  container
    .bind(StoreTokens.choosePreferredStore)
    .toConstantValue((id) => (refusal === undefined ? TE.right(aStore({ id })) : TE.left(refusal)));
  return chooseStoreForm(container, new URLSearchParams(fields));
};

test.each([
  ['/store-locator?q=San+Diego&n=40', '/store-locator?q=San+Diego&n=40&chosen=1101'],
  ['/store-locator/1101', '/store-locator/1101?chosen=1101'],
  ['/store-locator?q=92101&chosen=2001', '/store-locator?q=92101&chosen=1101'],
  ['', '/store-locator?chosen=1101'],
  ['/shop/en/petcostore', '/store-locator?chosen=1101'],
  ['/store-locators', '/store-locator?chosen=1101'],
  ['//evil.test/store-locator', '/store-locator?chosen=1101'],
  ['https://evil.test/store-locator', '/store-locator?chosen=1101'],
  ['/store-locator\r\nset-cookie: a=b', '/store-locator?chosen=1101'],
])('[STO-09] [PLT-03] from %j a choice leads back to %s, which says so', async (URL, url) => {
  expect(await send({ storeId: '1101', URL })).toEqual({ kind: 'see-other', url });
});

test.each([
  ['a closed store', { kind: 'store-closed', closed: aClosedStore() }, 409, /closed for now/],
  ['a store that is not there', { kind: 'no-such-store' }, 400, /not there any more/],
  ['a service that does not answer', anUnreachable(), 503, /could not change your store/],
] as const)('[STO-09] [PLT-03] %s comes back as the same list with why', async (_case, refusal, status, problem) => {
  expect(await send({ storeId: '1101', URL: '/store-locator?q=San+Diego' }, refusal)).toMatchObject({
    kind: 'page',
    page: 'store-locator',
    outcome: {
      status,
      isShareable: false,
      data: { problem: expect.stringMatching(problem), result: { kind: 'stores' } },
    },
  });
});

test('[STO-09] [PLT-03] on a store’s page it comes back as that page', async () => {
  const outcome = await send({ storeId: '1101', URL: '/store-locator/1101' }, { kind: 'no-such-store' });
  expect(outcome).toMatchObject({ page: 'store', outcome: { status: 400, data: { store: { id: '1101' } } } });
});

import * as TE from 'fp-ts/TaskEither';
import { Container } from 'inversify';
import { loadChrome } from '../../composition/roots/load-chrome';
import { CartTokens } from '../../composition/tokens/cart-tokens';
import { CatalogueTokens } from '../../composition/tokens/catalogue-tokens';
import { ConfigurationTokens } from '../../composition/tokens/configuration-tokens';
import { IdentityTokens } from '../../composition/tokens/identity-tokens';
import { PlatformTokens } from '../../composition/tokens/platform-tokens';
import { StoreTokens } from '../../composition/tokens/store-tokens';
import { EMPTY_CART } from '../../core/cart/cart';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import { GUEST } from '../../core/identity/header-user';
import { FakePreferredStoreMemory } from '../fakes/fake-preferred-store-memory';
import { FakeSessionStore } from '../fakes/fake-session-store';

const MISSION = { id: '1101', locationId: '13501', name: 'Mission Valley' };

/** Everything that is around a page, of somebody who has a store. */
const makeContainer = (): { readonly container: Container; readonly looked: () => boolean } => {
  const container = new Container();
  let hasLooked = false;
  container.bind(PlatformTokens.brand).toConstantValue(DEFAULT_BRAND);
  container.bind(PlatformTokens.session).toConstantValue(new FakeSessionStore());
  container.bind(ConfigurationTokens.google).toConstantValue(undefined);
  container
    .bind(ConfigurationTokens.surroundings)
    .toConstantValue({ environment: 'test', serverApiOrigin: '', commitSHA: '' });
  container.bind(ConfigurationTokens.forPages).toConstantValue(TE.right({}));
  container.bind(CatalogueTokens.loadNavigation).toConstantValue(TE.right([]));
  container.bind(CartTokens.loadCart).toConstantValue(TE.right(EMPTY_CART));
  container.bind(IdentityTokens.loadHeaderUser).toConstantValue(TE.right(GUEST));
  container.bind(StoreTokens.memory).toDynamicValue(() => {
    hasLooked = true;
    return new FakePreferredStoreMemory().hasStore(MISSION).hasZip('92108');
  });
  return { container, looked: () => hasLooked };
};

test('[STO-02] a page of one shopper is drawn with their store and ZIP code', async () => {
  const { container } = makeContainer();
  expect(await loadChrome(container, true, '')()).toMatchObject({ store: MISSION, zipCode: '92108' });
});

test('[STO-09] [PLT-03] right after a choice without scripts, a guest’s page shows the store and nothing else of theirs', async () => {
  const { container } = makeContainer();
  container.rebind(CartTokens.loadCart).toConstantValue(() => Promise.reject(new Error('asked for the cart')));
  expect(await loadChrome(container, false, '', true)()).toMatchObject({
    store: MISSION,
    zipCode: '92108',
    user: GUEST,
  });
});

test('[PLT-03] for a page that is the same for everybody, nobody’s store is even looked at', async () => {
  const { container, looked } = makeContainer();
  expect(await loadChrome(container, false, '')()).toMatchObject({ store: undefined, zipCode: undefined });
  expect(looked()).toBe(false);
});

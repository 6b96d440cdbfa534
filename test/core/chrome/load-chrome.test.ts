import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { EMPTY_CART } from '../../../core/cart/cart';
import { makeLoadChrome, type LoadChromePorts } from '../../../core/chrome/load-chrome';
import { GUEST, withUserType } from '../../../core/identity/session/header-user';
import { NO_CARD } from '../../../core/petco-pay/card-status';
import { aRefusal, anUnreachable } from '../../builders/upstream-failure';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { EVERYTHING } from '../../builders/capabilities';

const MISSION = { id: '1101', locationId: '13501', name: 'Mission Valley' };
const ROBIN = { ...withUserType(GUEST, 'registered'), firstName: 'Robin' };
const CARD = { ...NO_CARD, registrationCaptchaEnabled: true, registrationCaptchaKey: undefined };

const unread = (what: string) => () => Promise.reject(new Error(`${what} was asked for`));

const neverRead = (): never => {
  throw new Error('the store was asked for');
};

/** The data around a page for a registered shopper with a store. */
const load = (ports: Partial<LoadChromePorts>, isPersonal = true, hasPlace = isPersonal) =>
  makeLoadChrome({
    capabilities: EVERYTHING,
    loadHeaderUser: TE.right(ROBIN),
    loadCart: TE.right(EMPTY_CART),
    loadNavigation: TE.right([]),
    loadEmergency: TE.right([]),
    configuration: TE.right({ PCC_ENABLED: 'ON' }),
    loadCardStatus: TE.right(CARD),
    userType: () => 'registered',
    placeStore: new FakePreferredPlaceStore().hasStore(MISSION).hasZip('92108'),
    withinDeadline: (task) => task,
    ...ports,
  })({ isPersonal, hasPlace })();

test("[STO-02] loads the shopper's data for a personal page", async () => {
  expect(await load({})).toMatchObject({
    user: ROBIN,
    cart: EMPTY_CART,
    card: CARD,
    configuration: { PCC_ENABLED: 'ON' },
    store: MISSION,
    zipCode: '92108',
  });
});

test("[STO-02] [CHK-04] deliveries go to a member's default address while no ZIP code is chosen", async () => {
  const loadHeaderUser = TE.right({ ...ROBIN, zipCode: '10003' });
  const placeStore = new FakePreferredPlaceStore();
  expect(await load({ loadHeaderUser, placeStore })).toMatchObject({ zipCode: '10003' });
  expect(await load({ loadHeaderUser })).toMatchObject({ zipCode: '92108' });
});

test('[PLT-03] reads nothing personal for a shared page', async () => {
  const chrome = await load(
    {
      loadHeaderUser: unread('the user'),
      loadCart: unread('the cart'),
      loadCardStatus: unread('the card'),
      placeStore: Object.assign(new FakePreferredPlaceStore(), { store: neverRead, deliveryZip: neverRead }),
    },
    false,
  );
  expect(chrome).toMatchObject({ user: GUEST, cart: EMPTY_CART, card: NO_CARD, store: undefined, zipCode: undefined });
});

test("[STO-09] [PLT-03] shows a guest's page with the chosen store and no other personal data after a choice without scripts", async () => {
  const chrome = await load({ loadHeaderUser: unread('the user'), loadCart: unread('the cart') }, false, true);
  expect(chrome).toMatchObject({ store: MISSION, zipCode: '92108', user: GUEST });
});

test('[PCC-01] requests no card data for guests', async () => {
  expect(await load({ userType: () => 'guest', loadCardStatus: unread('the card') })).toMatchObject({ card: NO_CARD });
});

test('[USR-02] treats a shopper whose session the service no longer knows as a guest with an empty cart', async () => {
  const over = TE.left(aRefusal({ status: 401 }));
  expect(await load({ loadHeaderUser: over, loadCart: over })).toMatchObject({ user: GUEST, cart: EMPTY_CART });
});

test('[PLT-03] omits data that failed to load: the browser loads the user, and an unread cart is undefined', async () => {
  const down = TE.left(anUnreachable());
  expect(
    await load({
      loadHeaderUser: down,
      loadCart: down,
      loadNavigation: down,
      configuration: down,
      loadCardStatus: down,
    }),
  ).toMatchObject({
    user: withUserType(GUEST, 'registered'),
    cart: undefined,
    navigation: [],
    configuration: {},
    card: NO_CARD,
  });
});

test("[PLT-03] omits data that takes longer than the page's time limit", async () => {
  const chrome = await load({ withinDeadline: (_, otherwise) => T.of(otherwise) });
  expect(chrome).toMatchObject({
    user: withUserType(GUEST, 'registered'),
    cart: undefined,
    navigation: [],
    card: NO_CARD,
  });
});

test.each([
  [
    'a storm',
    TE.right([{ text: 'Stores close at noon.', url: '/help' }]),
    [{ text: 'Stores close at noon.', url: '/help' }],
  ],
  ['content that cannot be read', TE.left(anUnreachable()), []],
])('[HDR-13] a page of everybody has the messages of %s', async (_case, loadEmergency, emergency) => {
  expect(await load({ loadEmergency }, false)).toMatchObject({ emergency });
});

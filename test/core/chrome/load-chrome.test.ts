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

/** Everything that is around a page of a registered shopper who has a store. */
const load = (ports: Partial<LoadChromePorts>, isPersonal = true, hasPlace = isPersonal) =>
  makeLoadChrome({
    capabilities: EVERYTHING,
    loadHeaderUser: TE.right(ROBIN),
    loadCart: TE.right(EMPTY_CART),
    loadNavigation: TE.right([]),
    configuration: TE.right({ PCC_ENABLED: 'ON' }),
    loadCardStatus: TE.right(CARD),
    userType: () => 'registered',
    placeStore: new FakePreferredPlaceStore().hasStore(MISSION).hasZip('92108'),
    withinDeadline: (task) => task,
    ...ports,
  })({ isPersonal, hasPlace })();

test('[STO-02] a page of one shopper is drawn with what is theirs', async () => {
  expect(await load({})).toMatchObject({
    user: ROBIN,
    cart: EMPTY_CART,
    card: CARD,
    configuration: { PCC_ENABLED: 'ON' },
    store: MISSION,
    zipCode: '92108',
  });
});

test('[PLT-03] for a page that is the same for everybody nothing personal is even read', async () => {
  const chrome = await load(
    {
      loadHeaderUser: unread('the user'),
      loadCart: unread('the cart'),
      loadCardStatus: unread('the card'),
      placeStore: Object.assign(new FakePreferredPlaceStore(), { store: neverRead, zipCode: neverRead }),
    },
    false,
  );
  expect(chrome).toMatchObject({ user: GUEST, cart: EMPTY_CART, card: NO_CARD, store: undefined, zipCode: undefined });
});

test('[STO-09] [PLT-03] right after a choice without scripts, a guest’s page shows the store and nothing else of theirs', async () => {
  const chrome = await load({ loadHeaderUser: unread('the user'), loadCart: unread('the cart') }, false, true);
  expect(chrome).toMatchObject({ store: MISSION, zipCode: '92108', user: GUEST });
});

test('[PCC-01] guests are not asked about at the card programme', async () => {
  expect(await load({ userType: () => 'guest', loadCardStatus: unread('the card') })).toMatchObject({ card: NO_CARD });
});

test('[USR-02] whose session the service does not know any more is a guest with an empty cart', async () => {
  const over = TE.left(aRefusal({ status: 401 }));
  expect(await load({ loadHeaderUser: over, loadCart: over })).toMatchObject({ user: GUEST, cart: EMPTY_CART });
});

test('[PLT-03] what cannot be had is left out: the browser says who is shopping, and an unread cart is none', async () => {
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

test('[PLT-03] what takes longer than a page waits is left out, too', async () => {
  const chrome = await load({ withinDeadline: (_, otherwise) => T.of(otherwise) });
  expect(chrome).toMatchObject({
    user: withUserType(GUEST, 'registered'),
    cart: undefined,
    navigation: [],
    card: NO_CARD,
  });
});

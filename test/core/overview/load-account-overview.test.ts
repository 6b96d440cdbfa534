import * as E from 'fp-ts/Either';
import { allBut, type Capabilities } from '../../../core/configuration/capabilities';
import { makeLoadAccountOverview } from '../../../core/overview/load-account-overview';
import { makeListOrders } from '../../../core/orders/list-orders';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import { makeLoadWallet } from '../../../core/wallet/load-wallet';
import { aSavedAddress } from '../../builders/address';
import { EVERYTHING } from '../../builders/capabilities';
import { anOrder, anOrderSummary } from '../../builders/order';
import { aPet } from '../../builders/pet';
import { aPlan } from '../../builders/repeat-plan';
import { aMember } from '../../builders/rewards';
import { anUnreachable } from '../../builders/upstream-failure';
import { aWalletCard } from '../../builders/wallet-card';
import { aWishList } from '../../builders/wish-list';
import { FakeAddressBook } from '../../fakes/fake-address-book';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeErrorLog } from '../../fakes/fake-error-log';
import { FakeOrderGateway } from '../../fakes/fake-order-gateway';
import { FakePetGateway } from '../../fakes/fake-pet-gateway';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeRewardsStore } from '../../fakes/fake-rewards-store';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeRepeatDeliveryGateway } from '../../fakes/fake-repeat-delivery-gateway';
import { FakeWalletGateway } from '../../fakes/fake-wallet-gateway';
import { FakeWishLists } from '../../fakes/fake-wish-lists';

const USER = '700002';
const NOW = Date.parse('2026-10-20T12:00:00.000Z');
/** Bella is five years old. */
const FOOD_FOR_BELLA =
  '/shop/en/petcostore/search?query=dog+food&breed-size=Small+Breed&life-stage=Adult&life-stage=All+Life+Stages';
const STORE = { id: '1101', locationId: '01101', name: 'Mission Valley' };

const world = (capabilities: Capabilities = EVERYTHING) => {
  const caller = new FakeCaller().signsIn(USER);
  const session = new FakeSessionStore();
  session.hasRegistered(USER);
  const orders = new FakeOrderGateway(caller);
  const rewards = new FakeRewardsGateway(caller).hasMember(USER, aMember());
  const addressBook = new FakeAddressBook(caller).hasAddresses(USER, aSavedAddress());
  const repeatDelivery = new FakeRepeatDeliveryGateway(caller).hasPlans(USER, aPlan());
  const wallet = new FakeWalletGateway(caller).hasCards(USER, aWalletCard());
  const pets = new FakePetGateway(caller).hasPets(USER, aPet());
  const wishLists = new FakeWishLists(caller).hasList(USER, aWishList());
  return {
    caller,
    pets,
    wishLists,
    session,
    orders,
    rewards,
    addressBook,
    wallet,
    repeatDelivery,
    load: makeLoadAccountOverview({
      listOrders: makeListOrders({ orders, session, clock: () => NOW }),
      repeatPlans: repeatDelivery.plans,
      refreshRewards: makeRefreshRewards({ rewards, rewardsStore: new FakeRewardsStore(), capabilities: EVERYTHING }),
      addresses: addressBook.addresses,
      loadWallet: makeLoadWallet({ wallet, errorLog: new FakeErrorLog() }),
      pets,
      wishLists,
      clock: () => NOW,
      capabilities,
      placeStore: new FakePreferredPlaceStore().hasStore(STORE),
    }),
  };
};

const WHOLE = {
  lastOrder: { kind: 'known', value: anOrderSummary() },
  nextDelivery: { kind: 'known', value: { next: aPlan(), alerts: [] } },
  rewards: { kind: 'known', value: aMember() },
  addresses: { kind: 'known', value: { first: aSavedAddress(), count: 1 } },
  cards: { kind: 'known', value: { first: aWalletCard(), count: 1 } },
  pets: { kind: 'known', value: [{ name: 'Bella', foodUrl: FOOD_FOR_BELLA }] },
  lists: { kind: 'known', value: [{ id: aWishList().id, name: aWishList().name, count: aWishList().items.length }] },
  store: STORE,
};

test('[ACC-01] shows the newest order, rewards, addresses, cards and the store', async () => {
  const { orders, load } = world();
  orders.hasOrder(USER, anOrder({ id: '900000', placedAt: '2026-10-01T10:00:00.000Z' })).hasOrder(USER, anOrder());
  expect(await load()).toEqual(E.right(WHOLE));
});

test('[ACC-01] a shopper without orders has none', async () => {
  expect(await world().load()).toMatchObject(E.right({ lastOrder: { kind: 'known', value: undefined } }));
});

test('[ACC-01] names the default address and the default card, and counts them', async () => {
  const { addressBook, wallet, load } = world();
  const home = aSavedAddress({ id: '800004', nickName: 'Home 2' });
  addressBook.hasAddresses(USER, home);
  wallet.hasCards(USER, aWalletCard(), aWalletCard({ walletId: '30002', isDefault: true }));
  expect(await load()).toMatchObject(
    E.right({
      addresses: { kind: 'known', value: { first: aSavedAddress(), count: 2 } },
      cards: { kind: 'known', value: { first: { walletId: '30002' }, count: 2 } },
    }),
  );
});

test.each([
  ['lastOrder', 'orders'],
  ['rewards', 'rewards'],
  ['addresses', 'addressBook'],
  ['cards', 'wallet'],
  ['nextDelivery', 'repeatDelivery'],
  ['lists', 'wishLists'],
] as const)('[ACC-01] without %s the other parts are there', async (part, port) => {
  const own = world();
  own.orders.hasOrder(USER, anOrder());
  own[port].fails(anUnreachable({ service: 'commerce' }));
  expect(await own.load()).toEqual(E.right({ ...WHOLE, [part]: { kind: 'failed' } }));
});

test('[ACC-01] a guest, and a shopper whose session has ended, have to sign in', async () => {
  const guest = world();
  guest.session.hasGuest(USER);
  const ended = world();
  ended.caller.signsOut();
  const signIn = E.left({ kind: 'sign-in-needed' });
  expect([await guest.load(), await ended.load()]).toEqual([signIn, signIn]);
});

test('[ACC-01] a shop without lists makes no request for them', async () => {
  const own = world(allBut(['lists']));
  own.orders.hasOrder(USER, anOrder());
  own.wishLists.fails(anUnreachable({ service: 'commerce' }));
  expect(await own.load()).toEqual(E.right({ ...WHOLE, lists: { kind: 'known', value: [] } }));
});

test('[ACC-01] a shop without repeat delivery makes no request for it', async () => {
  const own = world(allBut(['repeat-delivery']));
  own.orders.hasOrder(USER, anOrder());
  own.repeatDelivery.fails(anUnreachable({ service: 'commerce' }));
  expect(await own.load()).toEqual(
    E.right({ ...WHOLE, nextDelivery: { kind: 'known', value: { next: undefined, alerts: [] } } }),
  );
});

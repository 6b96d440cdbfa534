import * as E from 'fp-ts/Either';
import { makeLoadMemberHome } from '../../../core/overview/load-member-home';
import { allBut, type Capabilities } from '../../../core/configuration/capabilities';
import { makeListOrders, makeListPurchases } from '../../../core/orders/list-orders';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import { EVERYTHING } from '../../builders/capabilities';
import { anOrder, anOrderSummary, aPurchase } from '../../builders/order';
import { aPet } from '../../builders/pet';
import { aPlan } from '../../builders/repeat-plan';
import { aMember } from '../../builders/rewards';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeOrderGateway } from '../../fakes/fake-order-gateway';
import { FakePetGateway } from '../../fakes/fake-pet-gateway';
import { FakeRepeatDeliveryGateway } from '../../fakes/fake-repeat-delivery-gateway';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeRewardsStore } from '../../fakes/fake-rewards-store';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';

const USER = '700002';
const NOW = Date.parse('2026-10-20T12:00:00.000Z');
/** Bella is five years old. */
const FOOD_FOR_BELLA =
  '/shop/en/petcostore/search?query=dog+food&breed-size=Small+Breed&life-stage=Adult&life-stage=All+Life+Stages';

const world = (capabilities: Capabilities = EVERYTHING) => {
  const caller = new FakeCaller().signsIn(USER);
  const session = new FakeSessionStore();
  session.hasRegistered(USER);
  const orders = new FakeOrderGateway(caller);
  const rewards = new FakeRewardsGateway(caller).hasMember(USER, aMember());
  const repeatDelivery = new FakeRepeatDeliveryGateway(caller).hasPlans(USER, aPlan());
  const pets = new FakePetGateway(caller).hasPets(USER, aPet());
  const ports = { orders, session };
  return {
    orders,
    rewards,
    pets,
    repeatDelivery,
    load: makeLoadMemberHome({
      listOrders: makeListOrders({ ...ports, clock: () => NOW }),
      listPurchases: makeListPurchases({ ...ports, placeStore: new FakePreferredPlaceStore() }),
      refreshRewards: makeRefreshRewards({ rewards, rewardsStore: new FakeRewardsStore(), capabilities: EVERYTHING }),
      repeatPlans: repeatDelivery.plans,
      pets,
      clock: () => NOW,
      capabilities,
    }),
  };
};

const WHOLE = {
  rewards: { kind: 'known', value: aMember() },
  lastOrder: { kind: 'known', value: anOrderSummary() },
  nextDelivery: { kind: 'known', value: { next: aPlan(), alerts: [] } },
  pets: { kind: 'known', value: [{ name: 'Bella', foodUrl: FOOD_FOR_BELLA }] },
  again: [aPurchase()],
};

test('[ORD-08] what is only picked up is not offered for shipping', async () => {
  const { orders, load } = world();
  const tank = aPurchase({ partNumber: 'TANK', isPickupOnly: true, store: { id: '1101', name: 'Mission Valley' } });
  orders.hasPurchases(USER, tank, aPurchase()).hasStore('1101', 'Mission Valley', { TANK: 2 });
  expect(await load()).toMatchObject(E.right({ again: [aPurchase()] }));
});

test('[ACC-01] a member gets points, the newest order and what was bought', async () => {
  const { orders, load } = world();
  orders.hasOrder(USER, anOrder({ id: '900000', placedAt: '2026-10-01T10:00:00.000Z' })).hasOrder(USER, anOrder());
  orders.hasPurchases(USER, aPurchase());
  expect(await load()).toEqual(E.right(WHOLE));
});

test('[ACC-01] a new member has neither an order nor purchases', async () => {
  const nothing = { lastOrder: { kind: 'known', value: undefined }, again: [] };
  expect(await world().load()).toEqual(E.right({ ...WHOLE, ...nothing }));
});

test('[ORD-08] offers at most six purchases, and none that cannot be bought now', async () => {
  const { orders, load } = world();
  const items = Array.from({ length: 9 }, (_, index) =>
    aPurchase({ partNumber: `SKU-${index}`, isBuyable: index !== 1 }),
  );
  orders.hasPurchases(USER, ...items);
  const again = await load();
  const partNumbers = ['SKU-0', 'SKU-2', 'SKU-3', 'SKU-4', 'SKU-5', 'SKU-6'];
  expect(again).toMatchObject(E.right({ again: partNumbers.map((partNumber) => ({ partNumber })) }));
});

test('[ACC-01] a service that is down fails its own part only', async () => {
  const own = world();
  own.orders.hasOrder(USER, anOrder()).hasPurchases(USER, aPurchase());
  own.rewards.fails(anUnreachable({ service: 'commerce' }));
  expect(await own.load()).toEqual(E.right({ ...WHOLE, rewards: { kind: 'failed' } }));
  const other = world();
  other.orders.fails(anUnreachable({ service: 'commerce' }));
  expect(await other.load()).toEqual(E.right({ ...WHOLE, lastOrder: { kind: 'failed' }, again: [] }));
  const third = world();
  third.orders.hasOrder(USER, anOrder()).hasPurchases(USER, aPurchase());
  third.pets.fails(anUnreachable({ service: 'commerce' }));
  third.repeatDelivery.fails(anUnreachable({ service: 'commerce' }));
  const failed = { nextDelivery: { kind: 'failed' }, pets: { kind: 'failed' } };
  expect(await third.load()).toEqual(E.right({ ...WHOLE, ...failed }));
});

test('[ACC-01] a shopper whose session has ended must sign in', async () => {
  const session = new FakeSessionStore();
  const orders = new FakeOrderGateway(new FakeCaller());
  const load = makeLoadMemberHome({
    listOrders: makeListOrders({ orders, session, clock: () => NOW }),
    listPurchases: makeListPurchases({ orders, session, placeStore: new FakePreferredPlaceStore() }),
    refreshRewards: makeRefreshRewards({
      rewards: new FakeRewardsGateway(new FakeCaller()),
      rewardsStore: new FakeRewardsStore(),
      capabilities: EVERYTHING,
    }),
    repeatPlans: new FakeRepeatDeliveryGateway(new FakeCaller()).plans,
    pets: new FakePetGateway(new FakeCaller()),
    clock: () => NOW,
    capabilities: EVERYTHING,
  });
  expect(await load()).toEqual(E.left({ kind: 'sign-in-needed' }));
});

test('[ACC-04] the food for a dog whose weight is not known has the size of its breed on', async () => {
  const own = world();
  own.pets.hasPets(USER, aPet({ breed: 'labrador-retriever', weight: undefined }));
  const foodUrl = FOOD_FOR_BELLA.replace('Small', 'Large');
  expect(await own.load()).toMatchObject(E.right({ pets: { kind: 'known', value: [{ name: 'Bella', foodUrl }] } }));
});

test('[RPD-02] a member without a repeat delivery has none', async () => {
  const own = world();
  own.repeatDelivery.hasPlans(USER);
  expect(await own.load()).toMatchObject(
    E.right({ nextDelivery: { kind: 'known', value: { next: undefined, alerts: [] } } }),
  );
});

test('[ACC-01] [RPD-03] a plan that the shop paused is told beside the next delivery', async () => {
  const own = world();
  own.repeatDelivery.hasPlans(USER, aPlan({ id: '960002', status: 'paused', pauseReason: 'payment' }), aPlan());
  expect(await own.load()).toMatchObject(
    E.right({
      nextDelivery: {
        kind: 'known',
        value: { next: { id: '960001' }, alerts: [{ url: '/shop/RepeatDeliveryListingView#plan-960002' }] },
      },
    }),
  );
});

test('[ACC-04] a shop without pets names none', async () => {
  expect(await world(allBut(['pets'])).load()).toMatchObject(E.right({ pets: { kind: 'known', value: [] } }));
});

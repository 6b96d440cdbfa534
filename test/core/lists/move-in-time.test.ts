import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeMoveListToCart } from '../../../core/lists/move-to-cart';
import type { ListItem } from '../../../core/lists/wish-list';
import { makeWithStoreStock } from '../../../core/lists/with-store-stock';
import type { BuyAgain } from '../../../core/orders/buy-again';
import { aRefusal } from '../../builders/upstream-failure';
import { aListItem, aWishList } from '../../builders/wish-list';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeStoreStock } from '../../fakes/fake-store-stock';
import { FakeWishLists } from '../../fakes/fake-wish-lists';

const ALL = { listId: 'list-1', itemId: undefined, storeId: undefined };
const ITEMS = [aListItem({ id: '1', partNumber: 'A' }), aListItem({ id: '2', partNumber: 'B' })];

/** A shopper's list, whose items are put into the cart by `buyAgain`. */
const world = (items: ReadonlyArray<ListItem>, buyAgain: BuyAgain, clock: () => number) => {
  const caller = new FakeCaller().becomesGuest('700010');
  const wishLists = new FakeWishLists(caller).hasList('700010', aWishList({ items }));
  const withStoreStock = makeWithStoreStock({ storeStock: new FakeStoreStock() });
  return {
    move: makeMoveListToCart({ wishLists, buyAgain, withStoreStock, clock }),
    itemsLeft: async (): Promise<ReadonlyArray<string>> => {
      const lists = await wishLists.lists();
      return E.isRight(lists) ? lists.right.flatMap((list) => list.items.map(({ partNumber }) => partNumber)) : [];
    },
  };
};

const adding: BuyAgain = (items) => TE.right({ added: items.map(({ partNumber }) => partNumber), unavailable: [] });

test('[ACC-05] a move ends in time for the page, says how many items are left, and goes on with these', async () => {
  const sixty = Array.from({ length: 60 }, (_, index) =>
    aListItem({ id: `${index}`, partNumber: `SKU-${index}`, isSold: index < 50 }),
  );
  let now = 0;
  const slow: BuyAgain = (items) => {
    now += 60;
    return adding(items);
  };
  const { move, itemsLeft } = world(sixty, slow, () => now);
  expect(await move(ALL)()).toMatchObject({ right: { added: { length: 20 }, rest: 30 } });
  expect(await itemsLeft()).toHaveLength(40);
  expect(await move(ALL)()).toMatchObject({ right: { added: { length: 20 }, rest: 10 } });
});

test('[ACC-05] moves one item at least, however long the list took', async () => {
  let now = 0;
  const { move } = world(ITEMS, adding, () => (now += 5_000));
  expect(await move(ALL)()).toEqual(E.right({ added: ['A'], unavailable: [], rest: 1 }));
});

test('[ACC-05] says that the cart is full, and leaves the rest in the list', async () => {
  const full: BuyAgain = (items) =>
    items.some(({ partNumber }) => partNumber === 'B') ? TE.left(aRefusal({ facts: ['cart-full'] })) : adding(items);
  const { move, itemsLeft } = world(ITEMS, full, () => 0);
  expect(await move(ALL)()).toEqual(E.right({ added: ['A'], unavailable: [], rest: 1, isCartFull: true }));
  expect(await itemsLeft()).toEqual(['B']);
});

test('[ACC-05] [PRO-08] items that need a text or a store are counted and stay in the list, and only others are unavailable', async () => {
  const items = [
    aListItem({ id: '1', partNumber: 'TAG', isPersonalized: true }),
    aListItem({ id: '2', partNumber: 'TAG-2', isPersonalized: true, availableQuantity: 0 }),
    aListItem({ id: '3', partNumber: 'TANK', isPickupOnly: true }),
    aListItem({ id: '4', partNumber: 'GONE', isSold: false }),
  ];
  const refusing: BuyAgain = (wanted) =>
    TE.right({ added: [], unavailable: wanted.map(({ partNumber }) => ({ partNumber })) });
  const { move, itemsLeft } = world(items, refusing, () => 0);
  const unavailable = [{ partNumber: 'TAG-2' }, { partNumber: 'GONE' }];
  expect(await move(ALL)()).toEqual(E.right({ added: [], unavailable, needText: 1, needStore: 1 }));
  expect(await move({ ...ALL, itemId: '1' })()).toEqual(E.right({ added: [], unavailable: [], needText: 1 }));
  expect(await itemsLeft()).toEqual(['TAG', 'TAG-2', 'TANK', 'GONE']);
});

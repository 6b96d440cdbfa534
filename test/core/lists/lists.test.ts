import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeBuyAgain, type BuyAgain } from '../../../core/orders/buy-again';
import {
  makeCreateList,
  makeLoadLists,
  makeLoadWished,
  makeRenameList,
  makeToggleWish,
} from '../../../core/lists/change-lists';
import { listMessage } from '../../../core/lists/list-message';
import { makeMoveListToCart } from '../../../core/lists/move-to-cart';
import { makeWithStoreStock } from '../../../core/lists/with-store-stock';
import { canMoveToCart, parseListName } from '../../../core/lists/wish-list';
import { aListItem, aWishList } from '../../builders/wish-list';
import { anUnreachable, aRefusal } from '../../builders/upstream-failure';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeStoreStock } from '../../fakes/fake-store-stock';
import { FakeWishLists } from '../../fakes/fake-wish-lists';

const world = (userId?: string) => {
  const caller = userId === undefined ? new FakeCaller() : new FakeCaller().becomesGuest(userId);
  const wishLists = new FakeWishLists(caller);
  const session = new FakeSessionStore();
  if (userId !== undefined) session.rememberGuest(userId)();
  const becomeGuest = TE.fromIO(() => {
    caller.becomesGuest('700099');
    session.rememberGuest('700099')();
  });
  const ensureGuestIdentity = TE.fromIO(() => {
    if (session.userId() === undefined) {
      caller.becomesGuest('700099');
      session.rememberGuest('700099')();
    }
  });
  return { caller, wishLists, session, becomeGuest, ensureGuestIdentity };
};

test('[ACC-05] a shopper without an identity becomes a guest with the first heart', async () => {
  const ports = world();
  expect(await makeLoadWished(ports)()).toEqual(E.right([]));
  expect(await makeToggleWish(ports)('SKU-1001', true)()).toEqual(E.right(undefined));
  expect(await makeLoadWished(ports)()).toEqual(E.right(['SKU-1001']));
  await makeToggleWish(ports)('SKU-1001', false)();
  expect(await makeLoadWished(ports)()).toEqual(E.right([]));
});

test('[ACC-05] a guest whom the service no longer knows becomes a new one', async () => {
  const ports = world('700010');
  ports.caller.signsOut();
  expect(await makeToggleWish(ports)('SKU-1001', true)()).toEqual(E.right(undefined));
  expect(await makeLoadWished(ports)()).toEqual(E.right(['SKU-1001']));
});

describe('[ACC-05] a shopper whose session is over', () => {
  const OVER = aRefusal({ status: 401, facts: ['session-over'] });
  const forgotten = () => {
    const ports = world('700010');
    ports.caller.signsOut();
    ports.wishLists.fails(OVER, 'lists', 'wished');
    return ports;
  };

  test('has no lists as a guest, and becomes a new guest with the first one', async () => {
    const ports = forgotten();
    expect([await makeLoadWished(ports)(), await makeLoadLists(ports)()]).toEqual([E.right([]), E.right([])]);
    expect(E.isRight(await makeCreateList(ports)('For Rex')())).toBe(true);
    ports.wishLists.isBack();
    expect(await makeLoadLists(ports)()).toMatchObject(E.right([{ name: 'For Rex' }]));
    expect(ports.session.userId()).toBe('700099');
  });

  test('is told so as a customer, who does not become a guest', async () => {
    const ports = forgotten();
    ports.session.hasRegistered('700010');
    expect([await makeLoadWished(ports)(), await makeLoadLists(ports)()]).toEqual([E.left(OVER), E.left(OVER)]);
    expect(await makeCreateList(ports)('For Rex')()).toEqual(E.left({ kind: 'identity-needed' }));
    expect(ports.session.userId()).toBe('700010');
  });
});

test('[ACC-05] without an identity nothing is requested', async () => {
  const ports = world();
  ports.wishLists.isDown();
  expect([await makeLoadWished(ports)(), await makeLoadLists(ports)()]).toEqual([E.right([]), E.right([])]);
});

test('[ACC-05] names have single spaces, and a wrong one changes nothing', async () => {
  const ports = world('700010');
  const id = await makeCreateList(ports)('  For   Rex ')();
  expect(await makeLoadLists(ports)()).toMatchObject(E.right([{ name: 'For Rex' }]));
  const invalid = E.left({ kind: 'invalid-list-name' });
  expect(await makeCreateList(ports)(' ')()).toEqual(invalid);
  expect(await makeRenameList(ports)(E.isRight(id) ? id.right : '', 'x'.repeat(61))()).toEqual(invalid);
  expect(await makeLoadLists(ports)()).toMatchObject(E.right([{ name: 'For Rex' }]));
});

test.each([
  ['', undefined],
  [' \n ', undefined],
  ['a\tb', 'a b'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), undefined],
])('[ACC-05] the name %j is read as %j', (typed, name) => {
  expect(parseListName(typed)).toBe(name);
});

const clock = (): number => 0;
const withStoreStock = makeWithStoreStock({ storeStock: new FakeStoreStock() });

describe('[ACC-05] moving to the cart', () => {
  const rex = aWishList({
    items: [aListItem({ id: '1', partNumber: 'A', quantity: 2 }), aListItem({ id: '2', partNumber: 'B' })],
  });
  const adding =
    (...unavailable: ReadonlyArray<string>): BuyAgain =>
    (items) =>
      TE.right({
        added: items.map(({ partNumber }) => partNumber).filter((one) => !unavailable.includes(one)),
        unavailable: unavailable.map((partNumber) => ({ partNumber })),
      });
  const itemsLeft = async (wishLists: FakeWishLists) => {
    const lists = await wishLists.lists();
    return E.isRight(lists) ? lists.right.flatMap(({ items }) => items.map(({ partNumber }) => partNumber)) : [];
  };
  const listed = () => {
    const { wishLists } = world('700010');
    return wishLists.hasList('700010', rex);
  };

  test('moves all of a list, with their quantities', async () => {
    const wishLists = listed();
    const asked: unknown[] = [];
    const buyAgain: BuyAgain = (items) => {
      asked.push(...items.map(({ partNumber, quantity }) => [partNumber, quantity]));
      return adding()(items);
    };
    const moved = await makeMoveListToCart({ clock, withStoreStock, wishLists, buyAgain })({
      listId: 'list-1',
      itemId: undefined,
      storeId: undefined,
    })();
    expect([moved, asked]).toEqual([
      E.right({ added: ['A', 'B'], unavailable: [] }),
      [
        ['A', 2],
        ['B', 1],
      ],
    ]);
    expect(await itemsLeft(wishLists)).toEqual([]);
  });

  test.each([
    ['1101', { method: 'pickup', storeId: '1101' }],
    [undefined, undefined],
  ])('with the store %s, what is not shipped is picked up there, or needs one', async (storeId, choice) => {
    const { wishLists } = world('700010');
    wishLists.hasList('700010', {
      ...rex,
      items: [aListItem({ id: '1', partNumber: 'A' }), aListItem({ id: '2', partNumber: 'B', isPickupOnly: true })],
    });
    const asked: unknown[] = [];
    const buyAgain: BuyAgain = (items) => {
      asked.push(...items);
      return adding()(items);
    };
    const moved = await makeMoveListToCart({ clock, withStoreStock, wishLists, buyAgain })({
      listId: 'list-1',
      itemId: undefined,
      storeId,
    })();
    const shipped = { partNumber: 'A', quantity: 1, choice: undefined };
    expect(asked).toEqual(choice === undefined ? [shipped] : [shipped, { partNumber: 'B', quantity: 1, choice }]);
    expect(moved).toEqual(
      E.right(
        choice === undefined ? { added: ['A'], unavailable: [], needStore: 1 } : { added: ['A', 'B'], unavailable: [] },
      ),
    );
  });

  test('what is out of stock online is picked up in the store that has it, before what nobody has', async () => {
    const { wishLists } = world('700010');
    wishLists.hasList('700010', {
      ...rex,
      items: [
        aListItem({ id: '1', partNumber: 'A', availableQuantity: 0 }),
        aListItem({ id: '2', partNumber: 'B', availableQuantity: 0 }),
      ],
    });
    const asked: unknown[] = [];
    const buyAgain: BuyAgain = (items) => {
      asked.push(...items);
      return adding('A')(items);
    };
    const storeStock = new FakeStoreStock().has('1101', { A: 0, B: 2 });
    const move = makeMoveListToCart({ clock, withStoreStock: makeWithStoreStock({ storeStock }), wishLists, buyAgain });
    await move({ listId: 'list-1', itemId: undefined, storeId: '1101' })();
    expect(asked).toEqual([
      { partNumber: 'B', quantity: 1, choice: { method: 'pickup', storeId: '1101' } },
      { partNumber: 'A', quantity: 1, choice: undefined },
    ]);
    expect(await itemsLeft(wishLists)).toEqual(['A']);
  });

  test('moves all of a list that is full', async () => {
    const { wishLists, ...ports } = world('700010');
    const items = Array.from({ length: 100 }, (_, index) => aListItem({ id: `${index}`, partNumber: `SKU-${index}` }));
    wishLists.hasList('700010', aWishList({ items }));
    const buyAgain = makeBuyAgain({ ...ports, cart: { add: () => TE.right(undefined) } });
    const toCart = makeMoveListToCart({ clock, withStoreStock, wishLists, buyAgain });
    const moved = await toCart({ listId: 'list-1', itemId: undefined, storeId: undefined })();
    expect(moved).toMatchObject({ right: { added: { length: 100 }, unavailable: [] } });
    expect(await itemsLeft(wishLists)).toEqual([]);
  });

  test('moves no more than a cart holds of a longer list, and of that first what can be bought', async () => {
    const { wishLists, ...ports } = world('700010');
    const items = Array.from({ length: 140 }, (_, index) =>
      aListItem({ id: `${index}`, partNumber: `SKU-${index}`, isSold: index >= 30 }),
    );
    wishLists.hasList('700010', aWishList({ items }));
    const buyAgain = makeBuyAgain({ ...ports, cart: { add: () => TE.right(undefined) } });
    const toCart = makeMoveListToCart({ clock, withStoreStock, wishLists, buyAgain });
    const moved = await toCart({ listId: 'list-1', itemId: undefined, storeId: undefined })();
    const sold = items.slice(30, 130).map(({ partNumber }) => partNumber);
    expect(moved).toEqual({ _tag: 'Right', right: { added: sold, unavailable: [] } });
    expect(await itemsLeft(wishLists)).toHaveLength(40);
  });

  test('what cannot be bought stays in the list', async () => {
    const wishLists = listed();
    await makeMoveListToCart({ clock, withStoreStock, wishLists, buyAgain: adding('B') })({
      listId: 'list-1',
      itemId: undefined,
      storeId: undefined,
    })();
    expect(await itemsLeft(wishLists)).toEqual(['B']);
  });

  test('moves one item alone', async () => {
    const wishLists = listed();
    await makeMoveListToCart({ clock, withStoreStock, wishLists, buyAgain: adding() })({
      listId: 'list-1',
      itemId: '2',
      storeId: undefined,
    })();
    expect(await itemsLeft(wishLists)).toEqual(['A']);
  });

  test('a failure of the cart leaves the list as it was', async () => {
    const wishLists = listed();
    const move = makeMoveListToCart({ clock, withStoreStock, wishLists, buyAgain: () => TE.left(anUnreachable()) });
    expect(await move({ listId: 'list-1', itemId: undefined, storeId: undefined })()).toEqual(E.left(anUnreachable()));
    expect(await itemsLeft(wishLists)).toEqual(['A', 'B']);
  });

  test('a failure half-way leaves only what was not moved in the list, so that it can be asked for again', async () => {
    const wishLists = listed();
    const buyAgain: BuyAgain = (items) =>
      items.some(({ partNumber }) => partNumber === 'B') ? TE.left(anUnreachable()) : adding()(items);
    const move = makeMoveListToCart({ clock, withStoreStock, wishLists, buyAgain });
    expect(await move({ listId: 'list-1', itemId: undefined, storeId: undefined })()).toEqual(E.left(anUnreachable()));
    expect(await itemsLeft(wishLists)).toEqual(['B']);
  });

  test.each([
    ['list', { listId: 'nowhere', itemId: undefined, storeId: undefined }],
    ['item', { listId: 'list-1', itemId: '9', storeId: undefined }],
  ])('says when the %s is gone', async (_, items) => {
    const move = makeMoveListToCart({ clock, withStoreStock, wishLists: listed(), buyAgain: adding() });
    expect(await move(items)()).toEqual(E.left({ kind: 'no-such-list' }));
  });
});

test.each([
  [{}, true],
  [{ availableQuantity: 0 }, false],
  [{ availableQuantity: undefined }, true],
  [{ isSold: false }, false],
  [{ isPickupOnly: true }, false],
])('[ACC-05] an item with %j can be moved to the cart: %j', (facts, can) => {
  expect(canMoveToCart(aListItem(facts))).toBe(can);
});

test.each([
  ['invalid-list-name', 'Please enter a list name of up to 60 characters.'],
  ['list-name-taken', 'You already have a list with this name. Please choose another one.'],
  ['list-full', 'Your lists are full. Please remove something first.'],
  ['no-such-list', 'This is no longer in your lists.'],
  ['identity-needed', 'Your session has ended. Please sign in and try again.'],
] as const)('[ACC-05] says what to do about %s', (kind, message) => {
  expect(listMessage({ kind })).toBe(message);
});

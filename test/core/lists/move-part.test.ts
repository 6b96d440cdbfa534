import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeMoveListToCart } from '../../../core/lists/move-to-cart';
import { makeWithStoreStock } from '../../../core/lists/with-store-stock';
import type { BuyAgain } from '../../../core/orders/buy-again';
import { anUnreachable } from '../../builders/upstream-failure';
import { aListItem, aWishList } from '../../builders/wish-list';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeStoreStock } from '../../fakes/fake-store-stock';
import { FakeWishLists } from '../../fakes/fake-wish-lists';

const ALL = { listId: 'list-1', itemId: undefined, storeId: undefined };

/** Adds all of every item but of A, of which there are 2. */
const twoOfA: BuyAgain = ([item]) =>
  TE.right({
    added: [item?.partNumber ?? ''],
    unavailable: [],
    ...(item?.partNumber === 'A' && { partly: [{ partNumber: 'A', quantity: 2, wanted: item.quantity }] }),
  });

/** A shopper whose list has 5 of A, with a note, and one B. */
const world = () => {
  const items = [
    aListItem({ id: '1', partNumber: 'A', quantity: 5, note: 'For the crate' }),
    aListItem({ id: '2', partNumber: 'B' }),
  ];
  const wishLists = new FakeWishLists(new FakeCaller().becomesGuest('700010')).hasList('700010', aWishList({ items }));
  const withStoreStock = makeWithStoreStock({ storeStock: new FakeStoreStock() });
  return { wishLists, move: makeMoveListToCart({ wishLists, buyAgain: twoOfA, withStoreStock, clock: () => 0 }) };
};

test('[ACC-05] says how much of an item was moved, and keeps the missing quantity with its note in the list', async () => {
  const { wishLists, move } = world();
  expect(await move(ALL)()).toEqual(
    E.right({ added: ['A', 'B'], unavailable: [], partly: [{ partNumber: 'A', quantity: 2, wanted: 5 }] }),
  );
  expect(await wishLists.lists()).toMatchObject(
    E.right([{ items: [{ id: '1', quantity: 3, note: 'For the crate' }] }]),
  );
});

test('[ACC-05] keeps the whole wish for an item moved in part when the list cannot be changed', async () => {
  const { wishLists, move } = world();
  wishLists.fails(anUnreachable(), 'changeItem');
  expect(await move({ ...ALL, itemId: '1' })()).toMatchObject(E.right({ partly: [{ quantity: 2, wanted: 5 }] }));
  expect(await wishLists.lists()).toMatchObject(E.right([{ items: [{ quantity: 5, note: 'For the crate' }, {}] }]));
});

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeCreateList, makeRenameList } from '../../../../core/lists/change-lists';
import { makeWithStoreStock } from '../../../../core/lists/with-store-stock';
import {
  makeChangeItemAction,
  makeCreateListAction,
  makeMoveItemAction,
  makeMoveListToCartAction,
  makeRemoveItemAction,
  makeRemoveListAction,
  makeRenameListAction,
  makeRestoreAction,
  makeShareAction,
  makeStopSharingAction,
  makeWishAction,
} from '../../../../ui/pages/lists/list-actions';
import { makeListsLoader, makeSharedListLoader } from '../../../../ui/pages/lists/lists-loader';
import { aListItem, aWishList } from '../../../builders/wish-list';
import { anUnreachable, aRefusal } from '../../../builders/upstream-failure';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakePreferredPlaceStore } from '../../../fakes/fake-preferred-place-store';
import { FakeSessionStore } from '../../../fakes/fake-session-store';
import { FakeStoreStock } from '../../../fakes/fake-store-stock';
import { FakeWishLists } from '../../../fakes/fake-wish-lists';

const OWNER = '700010';
const world = () => {
  const caller = new FakeCaller().becomesGuest(OWNER);
  const wishLists = new FakeWishLists(caller)
    .hasList(OWNER, aWishList({ id: 'rex', name: 'For Rex', items: [aListItem({ id: '1', partNumber: 'A' })] }))
    .hasList(OWNER, aWishList({ id: 'bo', name: 'For Bo' }));
  const session = new FakeSessionStore().hasGuest(OWNER);
  return { caller, wishLists, session, becomeGuest: TE.right(undefined), ensureGuestIdentity: TE.right(undefined) };
};
const inStore = {
  placeStore: new FakePreferredPlaceStore(),
  withStoreStock: makeWithStoreStock({ storeStock: new FakeStoreStock() }),
};
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);
const contents = async (wishLists: FakeWishLists) => {
  const lists = await wishLists.lists();
  return E.isRight(lists)
    ? Object.fromEntries(lists.right.map(({ name, items }) => [name, items.map(({ partNumber }) => partNumber)]))
    : {};
};
const load = (wishLists: FakeWishLists, query = '') =>
  makeListsLoader({ ...inStore, loadLists: wishLists.lists, origin: 'https://shop.test', shop: 'Petco' })({
    path: '/lists',
    parameters: {},
    query: new URLSearchParams(query),
    cameFrom: undefined,
  })();

test('[ACC-05] a new list is opened; one with a taken name keeps what was typed', async () => {
  const ports = world();
  const create = makeCreateListAction({ createList: makeCreateList(ports), shop: 'Petco' });
  expect(await create(form({ name: 'For Ada' }))()).toEqual({ kind: 'see-other', url: '/lists?list=1&done=created' });
  expect(await create(form({ name: 'For Rex' }))()).toMatchObject({
    kind: 'refused',
    status: 400,
    changes: {
      entered: {
        form: 'create',
        name: 'For Rex',
        nameError: 'You already have a list with this name. Please choose another one.',
      },
      problem: { message: 'You already have a list with this name. Please choose another one.' },
    },
  });
});

test('[ACC-05] renames a list', async () => {
  const { wishLists } = world();
  const rename = makeRenameListAction({ renameList: makeRenameList({ wishLists }), shop: 'Petco' });
  expect(await rename(form({ listId: 'bo', name: 'For Ada' }))()).toEqual({
    kind: 'see-other',
    url: '/lists?list=bo&done=renamed',
  });
  expect(await rename(form({ listId: 'bo', name: '' }))()).toMatchObject({ kind: 'refused', status: 400 });
  expect(Object.keys(await contents(wishLists))).toEqual(['For Rex', 'For Ada']);
});

test.each(['down', 'ended'] as const)(
  '[ACC-05] what was entered is kept, also on a page without the lists, when the service or the session is %s',
  async (state) => {
    const { caller, wishLists, ...ports } = world();
    if (state === 'down') wishLists.fails(anUnreachable());
    else caller.signsOut();
    const kept = async (action: ReturnType<typeof makeChangeItemAction>, fields: Readonly<Record<string, string>>) =>
      expect(await action(form(fields))()).toMatchObject({
        kind: 'refused',
        status: state === 'down' ? 503 : 401,
        changes: { entered: fields, problem: { needsSignIn: state === 'ended' } },
        otherwise: { data: { lists: [] } },
      });
    const createList = makeCreateList({ ...ports, wishLists, ensureGuestIdentity: TE.right(undefined) });
    if (state === 'down') await kept(makeCreateListAction({ createList, shop: 'Petco' }), { name: 'For Ada' });
    const renameList = makeRenameList({ wishLists });
    await kept(makeRenameListAction({ renameList, shop: 'Petco' }), { listId: 'bo', name: 'For Ada' });
    const item = { listId: 'rex', itemId: '1', quantity: '3', note: 'The big one' };
    await kept(makeChangeItemAction({ wishLists, shop: 'Petco' }), item);
  },
);

test('[ACC-05] what was removed comes back with the form of the page that follows', async () => {
  const { wishLists } = world();
  const removed = await makeRemoveItemAction({ wishLists })(form({ listId: 'rex', itemId: '1' }))();
  expect(removed).toEqual({
    kind: 'see-other',
    url: '/lists?list=rex&done=item-removed&undo-list=rex&undo-item=1',
  });
  const page = await load(wishLists, 'list=rex&done=item-removed&undo-list=rex&undo-item=1');
  expect(page).toMatchObject({ data: { done: 'item-removed', undo: { listId: 'rex', itemId: '1' } } });
  await makeRestoreAction({ wishLists })(form({ listId: 'rex', itemId: '1' }))();
  expect(await contents(wishLists)).toEqual({ 'For Rex': ['A'], 'For Bo': [] });
  expect(await makeRemoveListAction({ wishLists })(form({ listId: 'bo' }))()).toEqual({
    kind: 'see-other',
    url: '/lists?done=removed&undo-list=bo',
  });
  await makeRestoreAction({ wishLists })(form({ listId: 'bo' }))();
  expect(Object.keys(await contents(wishLists))).toEqual(['For Rex', 'For Bo']);
});

test.each([
  ['3', 3],
  [' 99 ', 99],
])('[ACC-05] a quantity of %j is stored as %j, with a note of one line', async (typed, quantity) => {
  const { wishLists } = world();
  const change = makeChangeItemAction({ wishLists, shop: 'Petco' });
  await change(form({ listId: 'rex', itemId: '1', quantity: typed, note: '  The\n big one ' }))();
  expect(await wishLists.lists()).toMatchObject(E.right([{ items: [{ quantity, note: 'The big one' }] }, {}]));
});

test.each(['', '0', '-5', '100', '1.5', 'many'])(
  '[ACC-05] a quantity of %j is refused beside its field, and nothing is changed',
  async (typed) => {
    const { wishLists } = world();
    const change = makeChangeItemAction({ wishLists, shop: 'Petco' });
    const before = await wishLists.lists();
    const message = 'Please enter a whole number from 1 to 99.';
    expect(await change(form({ listId: 'rex', itemId: '1', quantity: typed, note: 'The big one' }))()).toMatchObject({
      kind: 'refused',
      status: 400,
      url: '/lists?list=rex',
      changes: {
        entered: { form: 'item', itemId: '1', quantity: typed, note: 'The big one', quantityError: message },
        problem: { message },
      },
      otherwise: { data: { lists: [] } },
    });
    expect(await wishLists.lists()).toEqual(before);
  },
);

test('[ACC-05] a note of more than 200 characters is refused beside its field', async () => {
  const { wishLists } = world();
  const change = makeChangeItemAction({ wishLists, shop: 'Petco' });
  const refused = await change(form({ listId: 'rex', itemId: '1', quantity: '2', note: 'x'.repeat(201) }))();
  expect(refused).toMatchObject({
    kind: 'refused',
    changes: { entered: { note: 'x'.repeat(201), noteError: 'Please enter up to 200 characters.' } },
  });
  expect(await wishLists.lists()).toMatchObject(E.right([{ items: [{ note: '' }] }, {}]));
});

test('[ACC-05] moves an item into another list', async () => {
  const { wishLists } = world();
  await makeMoveItemAction({ wishLists })(form({ listId: 'rex', itemId: '1', to: 'bo' }))();
  expect(await contents(wishLists)).toEqual({ 'For Rex': [], 'For Bo': ['A'] });
});

test('[ACC-05] shares a list, shows it to others, and stops', async () => {
  const { wishLists } = world();
  await makeShareAction({ wishLists })(form({ listId: 'rex', showsName: 'true' }))();
  const lists = await wishLists.lists();
  const sharing = E.isRight(lists) ? lists.right[0]?.sharing : undefined;
  expect(sharing).toEqual({ token: expect.any(String), showsName: true });
  const see = () =>
    makeSharedListLoader({ ...inStore, wishLists, shop: 'Petco' })({
      path: '/lists/shared/x',
      parameters: { token: sharing?.token ?? '' },
      query: new URLSearchParams(),
      cameFrom: undefined,
    })();
  expect(await see()).toMatchObject({
    kind: 'page',
    isShareable: false,
    head: { isIndexed: false },
    data: { list: { name: 'For Rex' } },
  });
  await makeStopSharingAction({ wishLists })(form({ listId: 'rex' }))();
  expect(await see()).toMatchObject({
    kind: 'page',
    status: 404,
    data: { list: undefined },
    head: { isIndexed: false },
  });
  wishLists.isDown();
  expect(await see()).toEqual({ kind: 'unavailable' });
});

test('[ACC-05] a heart without scripts leads to the list', async () => {
  const wish = makeWishAction({ toggleWish: () => TE.right(undefined) });
  expect(await wish(form({ partNumber: 'A' }))()).toEqual({ kind: 'see-other', url: '/lists?done=wished' });
});

test.each([
  [aRefusal({ status: 400 }), 400, 'That didn’t work. Nothing was changed. The product may no longer be sold.'],
  [aRefusal({ status: 429 }), 429, 'We couldn’t update your lists. Please try again in a moment.'],
  [aRefusal({ status: 500 }), 503, 'We couldn’t confirm your change. Please check your lists in a moment.'],
  [anUnreachable({ cause: 'unavailable' }), 503, 'We couldn’t update your lists. Please try again in a moment.'],
  [anUnreachable({ cause: 'timed-out' }), 503, 'We couldn’t confirm your change. Please check your lists in a moment.'],
])('[ACC-05] what the service refuses is told, with the status of the page', async (failure, status, problem) => {
  const wish = makeWishAction({ toggleWish: () => TE.left(failure) });
  expect(await wish(form({ partNumber: '*' }))()).toMatchObject({
    kind: 'refused',
    status,
    changes: { problem: { message: problem } },
  });
});

test('[ACC-05] a list that is gone, an ended session and an outage are told', async () => {
  const { caller, wishLists } = world();
  const stop = makeStopSharingAction({ wishLists });
  expect(await stop(form({ listId: 'gone' }))()).toMatchObject({ kind: 'refused', status: 404 });
  caller.signsOut();
  expect(await stop(form({ listId: 'rex' }))()).toEqual({
    kind: 'see-other',
    url: '/shop/LogonForm?URL=%2Flists%3Flist%3Drex',
  });
  wishLists.isDown();
  expect(await stop(form({ listId: 'rex' }))()).toMatchObject({ kind: 'refused', status: 503 });
});

test.each([
  [TE.right({ added: ['A'], unavailable: [{ partNumber: 'B' }] }), '/lists?list=rex&again=1&left=B'],
  [
    TE.right({ added: ['A'], unavailable: [], partly: [{ partNumber: 'A', quantity: 2, wanted: 5 }] }),
    '/lists?list=rex&again=1&part=2%3A5%3AA',
  ],
  [TE.right({ added: ['A'], unavailable: [], needText: 3, needStore: 1 }), '/lists?list=rex&again=1&texts=3&pickups=1'],
  [TE.right({ added: ['A'], unavailable: [{ partNumber: 'B' }], rest: 3 }), '/lists?list=rex&again=1&left=B&rest=3'],
  [
    TE.right({ added: ['A'], unavailable: [], rest: 3, isCartFull: true as const }),
    '/lists?list=rex&again=1&rest=3&full=1',
  ],
  [TE.left(anUnreachable()), '/lists?list=rex&again=failed'],
])('[ACC-05] says what was moved to the cart', async (outcome, url) => {
  const action = makeMoveListToCartAction({ moveListToCart: () => outcome });
  expect(await action(form({ listId: 'rex' }))()).toEqual({ kind: 'see-other', url });
});

test.each([
  ['pickup:1101', '1101'],
  ['pickup:', undefined],
  ['ship', undefined],
  ['', undefined],
])('[ACC-05] with the choice %j, what is not shipped is picked up at the store %s', async (choice, storeId) => {
  const asked: unknown[] = [];
  const action = makeMoveListToCartAction({
    moveListToCart: (items) => {
      asked.push(items);
      return TE.right({ added: ['A'], unavailable: [] });
    },
  });
  await action(form({ listId: 'rex', itemId: '1', choice }))();
  expect(asked).toEqual([{ listId: 'rex', itemId: '1', storeId }]);
});

test('[ACC-05] opens the named list, or else the first; nothing for a shopper without lists', async () => {
  const { wishLists } = world();
  expect(await load(wishLists, 'list=bo')).toMatchObject({ data: { open: { id: 'bo' } } });
  expect(await load(wishLists, 'list=gone')).toMatchObject({ data: { open: { id: 'rex' } } });
  expect(await load(new FakeWishLists())).toMatchObject({ data: { open: undefined, lists: [] } });
  wishLists.isDown();
  expect(await load(wishLists)).toEqual({ kind: 'unavailable' });
});

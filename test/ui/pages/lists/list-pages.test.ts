import * as TE from 'fp-ts/TaskEither';
import { ITEMS_ON_A_PAGE } from '../../../../core/lists/list-pages';
import { makeWithStoreStock } from '../../../../core/lists/with-store-stock';
import {
  makeChangeItemAction,
  makeMoveItemAction,
  makeMoveListToCartAction,
  makeRemoveItemAction,
  makeRestoreAction,
  makeShareAction,
} from '../../../../ui/pages/lists/list-actions';
import { movePath } from '../../../../ui/pages/lists/lists-data';
import { makeListsLoader, makeSharedListLoader } from '../../../../ui/pages/lists/lists-loader';
import { aListItem, aWishList } from '../../../builders/wish-list';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakePreferredPlaceStore } from '../../../fakes/fake-preferred-place-store';
import { FakeStoreStock } from '../../../fakes/fake-store-stock';
import { FakeWishLists } from '../../../fakes/fake-wish-lists';

const OWNER = '700010';
const STORE = '1101';
/** Two full pages and one item. */
const COUNT = 2 * ITEMS_ON_A_PAGE + 1;
const LAST = String(COUNT - 1);

const items = Array.from({ length: COUNT }, (_, index) =>
  aListItem({ id: String(index), partNumber: `SKU-${index}`, name: `Product ${index}`, isPickupOnly: index % 2 === 0 }),
);
const idsFrom = (start: number, end = COUNT) => items.slice(start, end).map(({ id }) => ({ id }));

const world = () => {
  const wishLists = new FakeWishLists(new FakeCaller().becomesGuest(OWNER))
    .hasList(OWNER, aWishList({ id: 'rex', name: 'For Rex', items, sharing: { token: 'open', showsName: false } }))
    .hasList(OWNER, aWishList({ id: 'bo', name: 'For Bo', items: [aListItem({ name: 'Of another list' })] }));
  const storeStock = new FakeStoreStock().has(STORE, { [`SKU-${LAST}`]: 4, 'SKU-0': 0 });
  const placeStore = new FakePreferredPlaceStore().hasStore({ id: STORE, name: 'Mission Valley', locationId: '1' });
  const stock = { placeStore, withStoreStock: makeWithStoreStock({ storeStock }) };
  const requestOf = (query: string, token = '') => ({
    path: '/lists',
    parameters: { token },
    query: new URLSearchParams(query),
    cameFrom: undefined,
  });
  return {
    wishLists,
    load: (query: string) =>
      makeListsLoader({ ...stock, loadLists: wishLists.lists, origin: '', shop: 'Petco' })(requestOf(query))(),
    loadShared: (query: string) =>
      makeSharedListLoader({ ...stock, wishLists, shop: 'Petco' })(requestOf(query, 'open'))(),
  };
};

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams({ listId: 'rex', ...fields });

test('[ACC-05] a page has its own products, and of other lists their names and numbers alone', async () => {
  const { load } = world();
  const page = await load('list=rex&page=2');
  expect(page).toMatchObject({
    data: {
      lists: [
        { id: 'rex', name: 'For Rex', count: COUNT },
        { id: 'bo', name: 'For Bo', count: 1 },
      ],
      open: { id: 'rex', page: 2, pages: 3, count: COUNT, items: idsFrom(ITEMS_ON_A_PAGE, 2 * ITEMS_ON_A_PAGE) },
    },
  });
  const sent = JSON.stringify(page);
  for (const name of ['Product 0"', `Product ${LAST}"`, 'Of another list']) expect(sent).not.toContain(name);
});

test.each([
  ['', 1],
  ['page=9999', 3],
  ['page=0', 1],
  ['page=two', 1],
])('[ACC-05] the address %j shows the nearest page of the list', async (query, page) => {
  expect(await world().load(`list=rex&${query}`)).toMatchObject({ data: { open: { page, pages: 3 } } });
});

test('[ACC-05] what can be moved to the cart is counted for all the list, with what the store has', async () => {
  const shipped = items.filter(({ isPickupOnly }) => !isPickupOnly).length;
  expect(await world().load('list=rex&page=3')).toMatchObject({
    data: {
      open: {
        items: [{ id: LAST, inStore: { storeId: STORE, quantity: 4 } }],
        movable: { shipped, pickedUp: COUNT - shipped, inStore: { storeId: STORE, count: COUNT - shipped - 1 } },
      },
    },
  });
});

test('[ACC-05] what could not be moved to the cart is named, also when it is on another page', async () => {
  expect(await world().load('list=rex&page=3&again=1&left=SKU-0&left=UNKNOWN&part=2:5:SKU-1')).toMatchObject({
    data: {
      notMoved: [
        { partNumber: 'SKU-0', name: 'Product 0' },
        { partNumber: 'SKU-1', name: 'Product 1' },
      ],
    },
  });
});

test('[ACC-05] another list is chosen for an item of the page, not for one that is not on it', async () => {
  const { load } = world();
  const { pathname, search } = new URL(movePath({ listId: 'rex', page: 3 }, LAST), 'https://shop.test');
  expect([pathname, search]).toEqual(['/lists', `?list=rex&page=3&move=${LAST}`]);
  expect(await load(search)).toMatchObject({ data: { movingId: LAST } });
  expect(await load(`list=rex&page=1&move=${LAST}`)).toMatchObject({ data: { movingId: undefined } });
});

test('[ACC-05] once the only item of the last page is removed, the page before it shows, and Undo leads to the item', async () => {
  const { wishLists, load } = world();
  const removed = await makeRemoveItemAction({ wishLists })(form({ page: '3', itemId: LAST }))();
  const url = `/lists?list=rex&page=3&done=item-removed&undo-list=rex&undo-item=${LAST}`;
  expect(removed).toEqual({ kind: 'see-other', url });
  const undo = { listId: 'rex', page: 3, itemId: LAST };
  expect(await load(url.replace('/lists?', ''))).toMatchObject({ data: { open: { page: 2, pages: 2 }, undo } });
  const restored = await makeRestoreAction({ wishLists })(form({ page: '3', itemId: LAST }))();
  expect(restored).toEqual({ kind: 'see-other', url: '/lists?list=rex&page=3&done=restored' });
  expect(await load('list=rex&page=3')).toMatchObject({ data: { open: { page: 3, items: [{ id: LAST }] } } });
});

test('[ACC-05] every form comes back to its page of the list', async () => {
  const { wishLists } = world();
  const fields = form({ page: '2', itemId: '11', to: 'bo', quantity: '2', note: '' });
  const moveListToCart = () => TE.right({ added: ['SKU-11'], unavailable: [] });
  const results = [
    await makeChangeItemAction({ wishLists, shop: 'Petco' })(fields)(),
    await makeShareAction({ wishLists })(fields)(),
    await makeMoveListToCartAction({ moveListToCart })(fields)(),
    await makeMoveItemAction({ wishLists })(fields)(),
  ];
  expect(results).toEqual(
    ['done=changed', 'done=shared', 'again=1', 'done=moved'].map((mark) => ({
      kind: 'see-other',
      url: `/lists?list=rex&page=2&${mark}`,
    })),
  );
});

test.each([
  ['2', '/lists?list=rex&page=2'],
  ['', '/lists?list=rex'],
  ['99999999', '/lists?list=rex'],
  ['2&done=moved', '/lists?list=rex'],
])('[ACC-05] refused forms with the page %j come back to %j', async (page, url) => {
  const { wishLists } = world();
  const change = makeChangeItemAction({ wishLists, shop: 'Petco' });
  const refused = await change(form({ page, itemId: '11', quantity: '0', note: '' }))();
  expect(refused).toMatchObject({ kind: 'refused', url, changes: { entered: { itemId: '11' } } });
  const gone = await makeRemoveItemAction({ wishLists })(form({ page, itemId: 'gone' }))();
  expect(gone).toMatchObject({ kind: 'refused', status: 404, url });
});

test('[ACC-05] a shared list has pages, too, with what the reader’s store has', async () => {
  const { loadShared } = world();
  expect(await loadShared('')).toMatchObject({
    data: { list: { token: 'open', page: 1, pages: 3, items: idsFrom(0, ITEMS_ON_A_PAGE) } },
  });
  expect(await loadShared('page=7')).toMatchObject({
    data: { list: { page: 3, items: [{ id: LAST, inStore: { storeId: STORE, quantity: 4 } }] } },
  });
});

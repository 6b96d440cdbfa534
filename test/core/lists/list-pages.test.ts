import { ITEMS_ON_A_PAGE, pageOfList } from '../../../core/lists/list-pages';
import { countMovable, pickedUpAt } from '../../../core/lists/movable';
import { aListItem } from '../../builders/wish-list';

const itemsOf = (count: number) => Array.from({ length: count }, (_, index) => aListItem({ id: String(index) }));

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [10_000, 3],
])('[ACC-05] of a list with three pages, the page %j is page %j', (wanted, page) => {
  const all = itemsOf(2 * ITEMS_ON_A_PAGE + 1);
  const items = all.slice((page - 1) * ITEMS_ON_A_PAGE, page * ITEMS_ON_A_PAGE);
  expect(pageOfList(all, wanted)).toEqual({ page, pages: 3, items });
});

test.each([
  [0, 1],
  [1, 1],
  [ITEMS_ON_A_PAGE, 1],
  [ITEMS_ON_A_PAGE + 1, 2],
])('[ACC-05] a list of %j products has pages: %j', (count, pages) => {
  expect(pageOfList(itemsOf(count), 1).pages).toBe(pages);
});

test('[ACC-05] counts what is shipped, and what is picked up in the store that was looked up or in another one', () => {
  const items = [
    aListItem(),
    aListItem({ isSold: false }),
    aListItem({ isPickupOnly: true }),
    aListItem({ isPickupOnly: true, inStore: { storeId: '1101', quantity: 0 } }),
    aListItem({ availableQuantity: 0, inStore: { storeId: '1101', quantity: 2 } }),
    aListItem({ availableQuantity: 0, inStore: { storeId: '1101', quantity: 1 } }),
  ];
  const movable = countMovable(items, '1101');
  expect(movable).toEqual({ shipped: 1, pickedUp: 2, inStore: { storeId: '1101', count: 3 } });
  expect([undefined, '1101', '1102'].map((id) => pickedUpAt(movable, id))).toEqual([0, 3, 2]);
  expect(pickedUpAt(countMovable(items, undefined), '1101')).toBe(2);
});

import { sql } from 'kysely';
import { startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import type { Browser } from '../commerce/support/browser.ts';
import { create, itemIdOf, lists, wish } from './support/lists.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const restore = (browser: Browser, externalIdentifier: string) =>
  browser.post('wishlist/@self/x_restore', { externalIdentifier });

test('[ACC-05] the default list cannot be deleted, and a shopper has at most twenty lists of a hundred products', async () => {
  const guest = await backend.guest();
  await wish(guest, 'KIB-5');
  const [own] = await lists(guest);
  expect((await guest.delete(`wishlist/${own?.externalIdentifier}`)).error.key).toBe('_ERR_DEFAULT_LIST');
  for (let number = 1; number < 20; number += 1) await create(guest, `List ${number}`);
  expect((await guest.post('wishlist', { descriptionName: 'One more' })).error.key).toBe('_ERR_LISTS_FULL');
  const fill = sql`insert into wish_list_item (list_id, sku_id, part_number, quantity, added_at)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 99)
    select list_id, 'x' || i, 'x' || i, 1, 1 from n, wish_list where external_id = ${own?.externalIdentifier}`;
  await fill.execute(backend.database);
  expect((await wish(guest, 'LIT-20')).error.key).toBe('_ERR_LIST_FULL');
  expect((await wish(guest, 'KIB-5')).status).toBe(200);
});

test('[ACC-05] a list is restored only while there is room, and a shopper can restore the last twenty', async () => {
  const guest = await backend.guest();
  const removed: string[] = [];
  for (let number = 0; number < 21; number += 1) {
    const id = await create(guest, `Removed ${number}`);
    backend.advance(1);
    await guest.delete(`wishlist/${id}`);
    removed.push(id);
  }
  const [oldest = '', second = '', third = ''] = removed;
  for (let number = 0; number < 19; number += 1) await create(guest, `List ${number}`);
  expect((await restore(guest, oldest)).status).toBe(404);
  expect((await restore(guest, second)).status).toBe(200);
  expect((await restore(guest, third)).error.key).toBe('_ERR_LISTS_FULL');
  expect(await lists(guest)).toHaveLength(20);
});

test('[ACC-05] the last hundred removed items of a list can be restored', async () => {
  const guest = await backend.guest();
  const externalIdentifier = await create(guest, 'Long', 'KIB-5', 'LIT-20');
  const [first, last] = [await itemIdOf(guest, 'KIB-5'), await itemIdOf(guest, 'LIT-20')];
  await guest.delete(`wishlist/${externalIdentifier}?itemId=${first}`);
  const remove = sql`insert into wish_list_item (list_id, sku_id, part_number, quantity, added_at, removed_at)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 99)
    select list_id, 'x' || i, 'x' || i, 1, 1, ${backend.now() + 1} from n, wish_list
    where external_id = ${externalIdentifier}`;
  await remove.execute(backend.database);
  backend.advance(2);
  await guest.delete(`wishlist/${externalIdentifier}?itemId=${last}`);
  const statuses = [];
  for (const itemId of [first, last]) {
    statuses.push((await guest.post('wishlist/@self/x_restore', { externalIdentifier, itemId })).status);
  }
  expect(statuses).toEqual([404, 200]);
});

import { sql } from 'kysely';
import { MAX_MERGED_ITEMS, MAX_MERGED_LISTS } from '../../../backend/lists/list-failures.ts';
import { PASSWORD, startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import type { Browser } from '../commerce/support/browser.ts';
import { contents, create, lists, wish } from './support/lists.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

/** Writes products into a list, one a millisecond from `addedAt` on, whose part numbers begin with `prefix`. */
const fill = async (externalId: string, prefix: string, count: number, addedAt = 1): Promise<void> => {
  await sql`insert into wish_list_item (list_id, sku_id, part_number, quantity, added_at)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
    select list_id, ${prefix} || i, ${prefix} || i, 1, ${addedAt} + i from n, wish_list
    where external_id = ${externalId}`.execute(backend.database);
};

/** The part numbers in a list, sorted. */
const partNumbersOf = async (browser: Browser, name: string): Promise<readonly string[]> =>
  Object.keys((await contents(browser))[name] ?? {}).toSorted();

/** A guest with named lists. */
const guestWith = async (...names: readonly string[]): Promise<Browser> => {
  const guest = await backend.guest();
  for (const name of names) await create(guest, name);
  return guest;
};

const numbered = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix} ${index + 1}`);

test('[ACC-05] beyond three times the limit, a sign-in leaves out the oldest products of the guest', async () => {
  const member = await backend.registered('many-products@example.test');
  const own = await create(member, 'For Rex', 'KIB-5');
  await fill(own, 'own-', MAX_MERGED_ITEMS - 4);
  const guest = await backend.guest();
  const id = await create(guest, 'For Rex');
  await guest.put(`wishlist/${id}?addItem=true`, { item: [{ partNumber: 'KIB-5', quantityRequested: '7' }] });
  await fill(id, 'guest-', 5);
  await guest.signIn('many-products@example.test', PASSWORD);
  const partNumbers = await partNumbersOf(guest, 'For Rex');
  expect(partNumbers).toHaveLength(MAX_MERGED_ITEMS);
  expect(partNumbers.filter((partNumber) => partNumber.startsWith('guest-'))).toEqual([
    'guest-3',
    'guest-4',
    'guest-5',
  ]);
  expect((await contents(guest))['For Rex']?.['KIB-5']).toBe(7);
});

test('[ACC-05] lists as full as they can be made merge whole', async () => {
  const member = await backend.registered('full@example.test');
  await fill(await create(member, 'For Rex'), 'own-', 100);
  for (const name of numbered('Own', 19)) await create(member, name);
  const guest = await guestWith('For Rex', ...numbered('Guest', 19));
  const [first] = await lists(guest);
  await fill(first?.externalIdentifier ?? '', 'guest-', 100);
  await guest.signIn('full@example.test', PASSWORD);
  expect(await lists(guest)).toHaveLength(39);
  expect(await partNumbersOf(guest, 'For Rex')).toHaveLength(200);
});

test('[ACC-05] however often guests with new lists sign in, an account has three times the limit at most', async () => {
  const email = 'many-lists@example.test';
  await backend.registered(email);
  for (const round of ['A', 'B', 'C']) {
    const guest = await guestWith(...numbered(round, 20));
    await guest.signIn(email, PASSWORD);
  }
  const last = await guestWith('Oldest', 'A 1');
  await wish(last, 'KIB-5');
  await fill((await lists(last)).find((list) => list.descriptionName === 'A 1')?.externalIdentifier ?? '', 'new-', 2);
  const { body } = await last.post(`wishlist/${(await lists(last))[1]?.externalIdentifier}/x_share`);
  await last.signIn(email, PASSWORD);
  const names = (await lists(last)).map((list) => list.descriptionName);
  // The list of the hearts is always there.
  expect([names.length, names[0]]).toEqual([MAX_MERGED_LISTS + 1, 'Wish list']);
  expect(names).not.toContain('Oldest');
  expect(await partNumbersOf(last, 'A 1')).toEqual(['new-1', 'new-2']);
  expect(await partNumbersOf(last, 'Wish list')).toEqual(['KIB-5']);
  expect((await backend.browser().get(`wishlist/x_shared/${body.x_shareToken}`)).status).toBe(404);
});

test('[ACC-05] of the lists of a guest that do not all fit, the newest are kept', async () => {
  const email = 'newest@example.test';
  const member = await backend.registered(email);
  for (const name of numbered('Own', 20)) await create(member, name);
  for (const round of ['A', 'B']) {
    const names = numbered(round, round === 'A' ? 20 : 18);
    await (await guestWith(...names)).signIn(email, PASSWORD);
  }
  const guest = await guestWith('First', 'Second', 'Third');
  await guest.signIn(email, PASSWORD);
  const names = (await lists(guest)).map((list) => list.descriptionName);
  expect(names).toHaveLength(MAX_MERGED_LISTS);
  expect(names.filter((name) => !/\d$/.test(name))).toEqual(['Second', 'Third']);
});

test('[ACC-05] an address changes lists six hundred times a minute at most, and still reads them', async () => {
  const guest = await backend.guest();
  await wish(guest, 'KIB-5');
  const statuses: number[] = [];
  for (let count = 0; count <= 600; count += 1) {
    statuses.push((await guest.delete('wishlist/@default?partNumber=NOT-THERE')).status);
  }
  expect([new Set(statuses.slice(0, 600)), statuses[600]]).toEqual([new Set([200]), 429]);
  expect(await lists(guest)).toHaveLength(1);
});

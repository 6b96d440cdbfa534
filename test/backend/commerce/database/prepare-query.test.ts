import type { Kysely } from 'kysely';
import { migrate } from '../../../../backend/database/migrate.ts';
import { openDatabase } from '../../../../backend/database/open-database.ts';
import { firstRow, insertRow, prepareListQuery, prepareQuery } from '../../../../backend/database/prepare-query.ts';
import type { Database } from '../../../../backend/database/schema.ts';

let database: Kysely<Database>;
let builds: number;
beforeEach(async () => {
  database = openDatabase(':memory:');
  builds = 0;
  await migrate(database);
});
afterEach(() => database.destroy());

const valueOf = prepareQuery((executor, { key }: { readonly key: string }) => {
  builds += 1;
  return executor.selectFrom('store_conf').select('value').where('key', '=', key);
});

test('[PLT-04] a prepared query is built once and finds what each run asks for, in and out of a transaction', async () => {
  await insertRow(database, 'store_conf', { key: 'a', value: '1' });
  await insertRow(database, 'store_conf', { key: 'b', value: '2' });
  expect(await firstRow(valueOf, database, { key: 'a' })).toEqual({ value: '1' });
  const within = await database.transaction().execute((trx) => firstRow(valueOf, trx, { key: 'b' }));
  expect(within).toEqual({ value: '2' });
  expect(await firstRow(valueOf, database, { key: 'c' })).toBeUndefined();
  expect(builds).toBe(1);
});

test('[PLT-04] a prepared query is built for each database, since each has its own way to write it', async () => {
  await firstRow(valueOf, database, { key: 'a' });
  const other = openDatabase(':memory:');
  try {
    await migrate(other);
    await insertRow(other, 'store_conf', { key: 'a', value: 'of the other' });
    expect(await firstRow(valueOf, other, { key: 'a' })).toEqual({ value: 'of the other' });
    expect(builds).toBe(2);
  } finally {
    await other.destroy();
  }
});

test('[PLT-04] values are parameters: text of a shopper never becomes part of a statement', async () => {
  const text = "a' or 1 = 1 --";
  await insertRow(database, 'store_conf', { key: text, value: '1' });
  await insertRow(database, 'store_conf', { key: 'b', value: '2' });
  const { rows } = await valueOf(database, { key: text });
  expect(rows).toEqual([{ value: '1' }]);
});

test('[PLT-04] a list of any length finds its rows', async () => {
  const byKeys = prepareListQuery((executor, keys: readonly string[]) =>
    executor.selectFrom('store_conf').select('key').where('key', 'in', keys).orderBy('key'),
  );
  const keys = Array.from({ length: 30 }, (_, index) => `list-${String(index).padStart(2, '0')}`);
  for (const key of keys) await insertRow(database, 'store_conf', { key, value: '' });
  for (const count of [1, 2, 1, 30]) {
    const { rows } = await byKeys(database, keys.slice(0, count));
    expect(rows.map(({ key }) => key)).toEqual(keys.slice(0, count));
  }
});

test('[PLT-04] an inserted row has its values; columns that it does not name have their defaults', async () => {
  const row = { kind: 'code', recipient: 'mary@example.com', subject: 's', body: 'b', queued_at: 5, order_id: null };
  const first = await insertRow(database, 'mail', row, 'mail_id');
  const second = await insertRow(database, 'mail', { ...row, unsubscribe: undefined, subject: 't' }, 'mail_id');
  expect(second.mail_id).toBeGreaterThan(first.mail_id);
  const rows = await database.selectFrom('mail').select(['subject', 'queued_at', 'unsubscribe']).execute();
  expect(rows).toEqual([
    { subject: 's', queued_at: 5, unsubscribe: null },
    { subject: 't', queued_at: 5, unsubscribe: null },
  ]);
});

test('[PLT-04] a row that breaks a constraint is refused, and the next one is not', async () => {
  await insertRow(database, 'store_conf', { key: 'a', value: '1' });
  await expect(insertRow(database, 'store_conf', { key: 'a', value: '2' })).rejects.toThrow('UNIQUE');
  await insertRow(database, 'store_conf', { key: 'b', value: '3' });
  expect(await firstRow(valueOf, database, { key: 'b' })).toEqual({ value: '3' });
});

test('[PLT-04] a prepared change says how many rows it changed', async () => {
  const setAll = prepareQuery((executor, { value }: { readonly value: string }) =>
    executor.updateTable('store_conf').set({ value }).where('key', 'like', 'changed-%'),
  );
  await insertRow(database, 'store_conf', { key: 'changed-1', value: '1' });
  await insertRow(database, 'store_conf', { key: 'changed-2', value: '1' });
  expect((await setAll(database, { value: '2' })).numAffectedRows).toBe(2n);
});

test('[PLT-04] a plugin sees each run of a prepared query', async () => {
  const seen: string[] = [];
  const watched = database.withPlugin({
    transformQuery: ({ node }) => {
      seen.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await insertRow(watched, 'store_conf', { key: 'a', value: '1' });
  await firstRow(valueOf, watched, { key: 'a' });
  await firstRow(valueOf, watched, { key: 'a' });
  expect(seen).toEqual(['InsertQueryNode', 'SelectQueryNode', 'SelectQueryNode']);
});

test('[PLT-04] a missing value, and a query that looks at a value, are refused instead of asking for null', async () => {
  await expect(valueOf(database, {} as { readonly key: string })).rejects.toThrow('The value "key"');
  const looking = prepareQuery((executor, { key }: { readonly key: string }) =>
    executor.selectFrom('store_conf').select('value').where('key', 'like', `${key}%`),
  );
  await expect(looking(database, { key: 'a' })).rejects.toThrow('Pass it on as a parameter');
});

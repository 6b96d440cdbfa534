import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { startCheckpoints } from '../../../../backend/database/checkpoints.ts';
import { migrate } from '../../../../backend/database/migrate.ts';
import { openDatabase } from '../../../../backend/database/open-database.ts';
import type { Database } from '../../../../backend/database/schema.ts';
import { eventually } from '../../../support/eventually.ts';

let folder: string;
let file: string;
let problems: unknown[];
let database: Kysely<Database>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checkpoints-'));
  file = join(folder, 'shop.db');
  problems = [];
  database = openDatabase(file, { onCheckpointError: (error) => problems.push(error) });
  await migrate(database);
});
afterEach(async () => {
  await database.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** Bytes of the database file itself, without its write-ahead log. */
const bytesOfFile = async (): Promise<number> => (await stat(file)).size;

test('[PLT-04] committed rows reach the file from a thread, although commits make no checkpoint', async () => {
  const { wal_autocheckpoint: pages } = (
    await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(database)
  ).rows[0] ?? { wal_autocheckpoint: 0 };
  expect(pages).toBe(16_000);
  const value = 'x'.repeat(1_000_000);
  await database.insertInto('store_conf').values({ key: 'large', value }).execute();
  await eventually(async () => expect(await bytesOfFile()).toBeGreaterThan(value.length));
  expect(problems).toEqual([]);
});

test('[ACC-07] the thread empties the log, and rows are written before and after', async () => {
  const write = (key: string) => database.insertInto('store_conf').values({ key, value: 'x' }).execute();
  await write('before');
  await eventually(async () => expect((await stat(`${file}-wal`)).size).toBe(0));
  await write('after');
  const rows = await database.selectFrom('store_conf').select('key').where('value', '=', 'x').orderBy('key').execute();
  expect(rows.map(({ key }) => key)).toEqual(['after', 'before']);
  expect(problems).toEqual([]);
});

test('[PLT-04] a database is closed, and opened again with all of its rows, while a thread makes checkpoints', async () => {
  await database.insertInto('store_conf').values({ key: 'kept', value: 'x' }).execute();
  await database.destroy();
  database = openDatabase(file, { onCheckpointError: (error) => problems.push(error) });
  const rows = await database.selectFrom('store_conf').select('value').where('key', '=', 'kept').execute();
  expect(rows).toEqual([{ value: 'x' }]);
  expect(problems).toEqual([]);
});

test('[PLT-04] a thread that cannot make checkpoints says why, and another one tries again', async () => {
  const broken = join(folder, 'broken.db');
  await writeFile(broken, 'This is no database, and it is longer than the header of one: '.repeat(4));
  // A list of its own: a thread of the database beside it may end late, when its file is gone.
  const told: unknown[] = [];
  const checkpoints = startCheckpoints(broken, (error) => told.push(error), 1);
  await eventually(() => expect(told.length).toBeGreaterThan(1));
  checkpoints.stop();
  expect(String(told[1])).toContain('file is not a database');
});

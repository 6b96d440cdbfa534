import { appendFile, mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { makeLogFlush } from '../../../../backend/database/log-flush.ts';
import { migrate } from '../../../../backend/database/migrate.ts';
import type { Database } from '../../../../backend/database/schema.ts';
import { makeSqliteDialect } from '../../../../backend/database/sqlite-dialect.ts';
import { makeUnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import { eventually } from '../../../support/eventually.ts';

/** A flush that lasts until the test ends it. */
interface PendingFlush {
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

let folder: string;
let database: Kysely<Database>;
let isHeld: boolean;
let pending: PendingFlush[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-flush-'));
  isHeld = false;
  pending = [];
  const flush = (): Promise<void> =>
    isHeld ? new Promise((end, fail) => pending.push({ end, fail })) : Promise.resolve();
  const makeFlush = () => ({ flush, close: () => Promise.resolve() });
  database = new Kysely<Database>({ dialect: makeSqliteDialect({ file: join(folder, 'shop.db'), makeFlush }) });
  await migrate(database);
});
afterEach(async () => {
  await database.destroy();
  await rm(folder, { recursive: true, force: true });
});

const put = (executor: Kysely<Database>, key: string) =>
  executor.insertInto('store_conf').values({ key, value: 'x' }).execute();

const keys = async (): Promise<string[]> => {
  const rows = await database.selectFrom('store_conf').select('key').where('value', '=', 'x').orderBy('key').execute();
  return rows.map(({ key }) => key);
};

const WAYS: Record<string, (key: string) => Promise<unknown>> = {
  'a statement': (key) => put(database, key),
  'a transaction': (key) => database.transaction().execute((trx) => put(trx, key)),
  'a unit of work': (key) => makeUnitOfWork(database).run((trx) => put(trx, key)),
};

test.each(Object.entries(WAYS))('[PLT-04] %s resolves once it is on the disk, and not before', async (_way, write) => {
  isHeld = true;
  let isDone = false;
  const written = write('one').then(() => (isDone = true));
  await eventually(() => expect(pending).toHaveLength(1));
  expect(await keys()).toEqual(['one']);
  expect(isDone).toBe(false);
  pending[0]?.end();
  expect(await written).toBe(true);
});

test('[PLT-04] while a transaction is written to the disk, another one begins and ends', async () => {
  isHeld = true;
  const first = database.transaction().execute((trx) => put(trx, 'one'));
  await eventually(() => expect(pending).toHaveLength(1));
  const second = database.transaction().execute((trx) => put(trx, 'two'));
  await eventually(() => expect(pending).toHaveLength(2));
  expect(await keys()).toEqual(['one', 'two']);
  pending.forEach(({ end }) => end());
  await Promise.all([first, second]);
});

test('[PLT-04] a disk that fails fails the write, and not a transaction that began after it', async () => {
  isHeld = true;
  const first = database.transaction().execute((trx) => put(trx, 'one'));
  await eventually(() => expect(pending).toHaveLength(1));
  isHeld = false;
  const second = database.transaction().execute(async (trx) => {
    await put(trx, 'two');
    pending[0]?.fail(new Error('the disk is broken'));
    await expect(first).rejects.toThrow('the disk is broken');
    await put(trx, 'three');
  });
  await second;
  expect(await keys()).toEqual(['one', 'three', 'two']);
});

test('[PLT-04] commits that are made while one is flushed share the next flush, which begins after them', async () => {
  const file = join(folder, 'shop.db');
  await put(database, 'one');
  const handle = await open(`${file}-wal`, 'r+');
  const datasync = jest.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'datasync');
  const log = makeLogFlush(file);
  await log.flush();
  datasync.mockClear();
  await Promise.all([log.flush(), log.flush(), log.flush()]);
  expect(datasync).toHaveBeenCalledTimes(2);
  datasync.mockRestore();
  await Promise.all([log.close(), handle.close()]);
});

test('[PLT-04] a database without a log has nothing to flush, and a log that cannot be opened is told', async () => {
  const none = makeLogFlush(join(folder, 'none.db'));
  await expect(none.flush()).resolves.toBeUndefined();
  await none.close();
  await appendFile(join(folder, 'plain'), 'a file, and no folder');
  await expect(makeLogFlush(join(folder, 'plain', 'shop.db')).flush()).rejects.toThrow('ENOTDIR');
});

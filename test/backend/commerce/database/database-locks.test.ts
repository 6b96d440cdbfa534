import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { migrate } from '../../../../backend/database/migrate.ts';
import { openDatabase } from '../../../../backend/database/open-database.ts';
import type { Database } from '../../../../backend/database/schema.ts';
import { openSqlite, type SqliteConnection } from '../../../../backend/database/sqlite-connection.ts';
import { makeUnitOfWork } from '../../../../backend/database/unit-of-work.ts';

let file: string;
let folder: string;
let database: Kysely<Database>;
/** Represents another process, such as an import. */
let other: SqliteConnection;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commerce-locks-'));
  file = join(folder, 'shop.db');
  database = openDatabase(file);
  await migrate(database);
  other = openSqlite(file, { readOnly: false, busyTimeoutMs: 0 });
});
afterEach(async () => {
  other.close();
  await database.destroy();
  await rm(folder, { recursive: true, force: true });
});

const put = (executor: Kysely<Database>, key: string) =>
  executor.insertInto('store_conf').values({ key, value: 'x' }).execute();

const keysLike = async (prefix: string): Promise<string[]> => {
  const rows = await database.selectFrom('store_conf').select('key').where('key', 'like', `${prefix}%`).execute();
  return rows.map((row) => row.key).sort();
};

test('[PLT-04] reads work and writes wait while another process holds the lock', async () => {
  other.exec('BEGIN IMMEDIATE');
  const written = Promise.all([
    put(database, 'wait-1'),
    database.transaction().execute((trx) => put(trx, 'wait-2')),
    makeUnitOfWork(database).run((trx) => put(trx, 'wait-3')),
  ]);
  // The lock can be released here only if the wait does not block this process.
  expect(await keysLike('wait-')).toEqual([]);
  other.exec('COMMIT');
  await written;
  expect(await keysLike('wait-')).toEqual(['wait-1', 'wait-2', 'wait-3']);
});

test('[PLT-04] a lock that is never released fails the write; the next write works once it is free', async () => {
  const impatient = openDatabase(file, { busyTimeoutMs: 400 });
  other.exec('BEGIN IMMEDIATE');
  await expect(put(impatient, 'stuck-1')).rejects.toThrow('database is locked');
  await expect(impatient.transaction().execute((trx) => put(trx, 'stuck-2'))).rejects.toThrow('database is locked');
  other.exec('ROLLBACK');
  await put(impatient, 'stuck-3');
  await impatient.destroy();
  expect(await keysLike('stuck-')).toEqual(['stuck-3']);
});

test('[PLT-04] when the database rolls back a whole batch, every job fails and nothing is stored', async () => {
  // A full disk ends the transaction in the same way: at once, savepoints and all.
  await sql`create trigger full_disk before insert on store_conf when new.key = 'lost-1'
    begin select raise(rollback, 'database or disk is full'); end`.execute(database);
  const unitOfWork = makeUnitOfWork(database);
  const jobs = [0, 1, 2, 3].map((index) => unitOfWork.run((trx) => put(trx, `lost-${index}`)));
  const outcomes = await Promise.allSettled(jobs);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(await keysLike('lost-')).toEqual([]);
  await unitOfWork.run((trx) => put(trx, 'lost-4'));
  expect(await keysLike('lost-')).toEqual(['lost-4']);
});

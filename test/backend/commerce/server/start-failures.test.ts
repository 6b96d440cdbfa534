import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDataFolder } from '../../../../backend/catalogue/open-data-folder.ts';
import { databaseProblem } from '../../../../backend/database/database-problem.ts';
import { openDatabase } from '../../../../backend/database/open-database.ts';

const ROOT = join(__dirname, '..', '..', '..', '..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-failure-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the backend's process and waits for its exit. */
const start = async (dataFolder: string): Promise<{ readonly code: unknown; readonly errors: string }> => {
  const child = spawn(process.execPath, ['--no-warnings', join(ROOT, 'backend', 'main.ts')], {
    cwd: ROOT,
    env: { ...process.env, BACKEND_PORT: '0', LOG_LEVEL: 'warn', CATALOGUE_SIZE: '60', DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, errors };
};

const expectOneLine = ({ code, errors }: Awaited<ReturnType<typeof start>>, line: RegExp): void => {
  expect(errors).toMatch(line);
  expect(errors.match(/\n/g)).toHaveLength(1);
  expect(errors.endsWith('\n')).toBe(true);
  expect(code).toBe(1);
};

test('a database file of another format ends the backend with one line and exit code 1', async () => {
  await writeFile(join(folder, 'shop.db'), 'This is a text. '.repeat(100));
  expectOneLine(
    await start(folder),
    /^The backend could not start\. The database .*shop\.db cannot be used: it is not an SQLite database\. Restore a backup, or set DATA_DIR to another folder\.\n$/,
  );
});

test('a database file that cannot be opened ends it with one line and exit code 1', async () => {
  await mkdir(join(folder, 'shop.db'));
  expectOneLine(await start(folder), /shop\.db cannot be used: it cannot be opened\. Let the user of this process /);
});

test('a data folder that cannot be created ends it with one line and exit code 1', async () => {
  await writeFile(join(folder, 'file'), '');
  expectOneLine(
    await start(join(folder, 'file', 'data')),
    /^The backend could not start\. DATA_DIR must be a folder that this process may create and write to: ENOTDIR/,
  );
});

test('a database of a newer version ends it with one line and exit code 1, and stays as it is', async () => {
  const database = await openDataFolder(folder);
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2040')`.execute(database);
  await database.destroy();
  expectOneLine(
    await start(folder),
    /shop\.db cannot be used: a newer version wrote it \(999-later\)\. Start that version, or restore a backup/,
  );
});

test('a database of a version before the first release ends it with one line that says what to do, and stays as it is', async () => {
  const file = join(folder, 'shop.db');
  const old = openDatabase(file);
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(old);
  await sql`insert into kysely_migration values ('001-catalogue', '2026'), ('141-ad-click-networks', '2026')`.execute(
    old,
  );
  await old.destroy();
  expectOneLine(
    await start(folder),
    /shop\.db cannot be used: a version before the first release wrote it \(141-ad-click-networks\), .* Move the file to another folder, or set DATA_DIR to an empty folder/,
  );
  const after = openDatabase(file);
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(after);
  await after.destroy();
  expect(tables.rows.map(({ name }) => name)).toEqual(['kysely_migration']);
});

test('a server secret that is cut off ends it with one line and exit code 1', async () => {
  await writeFile(join(folder, 'server-secret'), 'short');
  expectOneLine(await start(folder), /server-secret holds no secret\. Restore it, or remove it /);
});

test.each([
  [5, 'locked'],
  [8, 'read-only'],
  [8 | (1 << 8), 'read-only'],
  [11, 'damaged'],
  [13, 'the disk is full'],
  [14, 'cannot be opened'],
  [26, 'not an SQLite database'],
])('the message for SQLite’s result code %i is “%s”', (errcode, words) => {
  const cause = Object.assign(new Error('SQLite says'), { code: 'ERR_SQLITE_ERROR', errcode });
  expect(databaseProblem(new Error('outside', { cause }), '/data/shop.db')).toContain(words);
});

test('the line for another failure names all its causes', () => {
  const error = new Error('a step failed', { cause: new Error('duplicate\ncolumn') });
  expect(databaseProblem(error, '/data/shop.db')).toBe(
    'The database /data/shop.db cannot be used: a step failed: duplicate column',
  );
  expect(databaseProblem('text', 'x')).toBe('The database x cannot be used: text');
});

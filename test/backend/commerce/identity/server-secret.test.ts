import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDataFolder } from '../../../../backend/catalogue/open-data-folder.ts';
import type { Database } from '../../../../backend/database/schema.ts';
import { makeSealer } from '../../../../backend/secrets/sealer.ts';
import { readServerSecret } from '../../../../backend/secrets/server-secret.ts';

let folder: string;
let database: Kysely<Database>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
  database = await openDataFolder(folder);
});
afterEach(async () => {
  await database.destroy();
  await rm(folder, { recursive: true, force: true });
});

const file = (): string => join(folder, 'server-secret');
const read = (): Promise<string> => readServerSecret(database, folder, undefined);

test('[PLT-04] creates the secret once, under concurrency too, readable only by its owner', async () => {
  const [first, second] = await Promise.all([read(), read()]);
  expect([second, await read()]).toEqual([first, first]);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await database.selectFrom('server_secret').selectAll().execute()).toEqual([]);
});

test('[PLT-04] moves the secret of an earlier version out of the database unchanged', async () => {
  const value = 'x'.repeat(43);
  await database.insertInto('server_secret').values({ name: 'session', value }).execute();
  expect([await read(), await read()]).toEqual([value, value]);
  expect(await database.selectFrom('server_secret').selectAll().execute()).toEqual([]);
});

test('[PLT-04] uses only a configured secret, and reports a damaged file instead of replacing it', async () => {
  await writeFile(file(), 'short');
  expect(await readServerSecret(database, folder, 'configured')).toBe('configured');
  await expect(read()).rejects.toThrow(`${file()} holds no secret.`);
  expect(await readFile(file(), 'utf8')).toBe('short');
});

test('[PLT-04] decrypts a sealed text only with its secret and purpose, and not after a change', () => {
  const sealed = makeSealer('one secret', 'mail').seal('Grüße, 8 letters');
  expect(makeSealer('one secret', 'mail').open(sealed)).toBe('Grüße, 8 letters');
  expect(makeSealer('one secret', 'mail').seal('Grüße, 8 letters')).not.toBe(sealed);
  const last = sealed.endsWith('A') ? 'B' : 'A';
  for (const open of [
    () => makeSealer('another secret', 'mail').open(sealed),
    () => makeSealer('one secret', 'codes').open(sealed),
    () => makeSealer('one secret', 'mail').open(sealed.slice(0, -2) + last + sealed.slice(-1)),
  ]) {
    expect(open).toThrow();
  }
});

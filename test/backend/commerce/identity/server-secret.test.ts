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

test('[PLT-04] the secret is made once, whoever asks first, and only its owner may read it', async () => {
  const [first, second] = await Promise.all([read(), read()]);
  expect([second, await read()]).toEqual([first, first]);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await database.selectFrom('server_secret').selectAll().execute()).toEqual([]);
});

test('[PLT-04] a secret that an earlier version kept in the database moves out of it and stays the same', async () => {
  const value = 'x'.repeat(43);
  await database.insertInto('server_secret').values({ name: 'session', value }).execute();
  expect([await read(), await read()]).toEqual([value, value]);
  expect(await database.selectFrom('server_secret').selectAll().execute()).toEqual([]);
});

test('[PLT-04] a configured secret counts alone, and a damaged file is named rather than replaced', async () => {
  await writeFile(file(), 'short');
  expect(await readServerSecret(database, folder, 'configured')).toBe('configured');
  await expect(read()).rejects.toThrow(`${file()} holds no secret.`);
  expect(await readFile(file(), 'utf8')).toBe('short');
});

test('[PLT-04] what is sealed opens under its own secret and purpose alone, and not once it was changed', () => {
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

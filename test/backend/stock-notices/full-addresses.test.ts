import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { makeMailTokens } from '../../../backend/mail/mail-tokens.ts';
import { seedStores } from '../../../backend/stores/seed/seed-stores.ts';
import { SERVER_SECRET, startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import { ask, setStockOf } from './support/notices.ts';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ resetLimit: 1_000 });
  await seedStores(backend.database, 1);
  await setStockOf(backend, 'LIT-FEW', { location: 'online', quantity: 0 });
  await setStockOf(backend, 'TANK', { location: '1101', quantity: 0 });
});
afterEach(() => backend.close());

const prove = (email: string) =>
  backend.database
    .updateTable('shopper')
    .set({ email_proved_at: backend.now() })
    .where('logon_id', '=', email)
    .execute();

/** Stores requests with an address, by a guest unless an account is given. */
const store = async (length: number, email: string, shopperId: number | null = null): Promise<void> => {
  const rows = Array.from({ length }, (_, index) => ({
    email,
    shopper_id: shopperId,
    sku_id: `x${shopperId}-${index}`,
    part_number: `X-${index}`,
    location: 'online',
    asked_at: backend.now() + index,
    checked_at: backend.now(),
  }));
  await backend.database.insertInto('stock_notice').values(rows).execute();
};

const waitsFor = async (email: string): Promise<readonly string[]> => {
  const rows = await backend.database
    .selectFrom('stock_notice')
    .select('part_number')
    .where('email', '=', email)
    .orderBy('notice_id')
    .execute();
  return rows.map(({ part_number }) => part_number);
};

test('[ACC-06] the answer says nothing about accounts', async () => {
  await backend.registered('known@example.test');
  await store(50, 'brims@example.test');
  const guest = await backend.guest();
  const answers = [];
  // Of the same length, since the token contains the address.
  for (const name of ['known', 'other', 'brims']) {
    const { status, body } = await ask(guest, 'LIT-FEW', { email1: `${name}@example.test` });
    answers.push([status, { ...body, x_undo: body.x_undo.length }]);
  }
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
});

describe('[ACC-06] an address that waits for fifty products', () => {
  const EMAIL = 'many@example.test';

  test('gets the newest request instead of the oldest of a guest', async () => {
    const member = await backend.registered('friend@example.test');
    await ask(member, 'TANK', { email1: EMAIL, physicalStoreId: '1101' });
    await store(49, EMAIL);
    await ask(await backend.guest(), 'LIT-FEW', { email1: EMAIL });
    const parts = await waitsFor(EMAIL);
    expect([parts.length, parts[0], parts[1], parts.at(-1)]).toEqual([50, 'TANK', 'X-1', 'LIT-FEW']);
  });

  test('is not changed by a request that is there already', async () => {
    const guest = await backend.guest();
    await ask(guest, 'LIT-FEW', { email1: EMAIL });
    await store(50, EMAIL);
    const before = await waitsFor(EMAIL);
    await ask(guest, 'LIT-FEW', { email1: EMAIL });
    expect(await waitsFor(EMAIL)).toEqual(before);
  });

  test('keeps all that the account asked for that proved it', async () => {
    const member = await backend.registered(EMAIL);
    await prove(EMAIL);
    const owner = await backend.database
      .selectFrom('shopper')
      .select('shopper_id')
      .where('logon_id', '=', EMAIL)
      .executeTakeFirstOrThrow();
    await store(50, EMAIL);
    await ask(member, 'TANK', { physicalStoreId: '1101' });
    expect(await waitsFor(EMAIL)).toHaveLength(51);
    await store(50, EMAIL, owner.shopper_id);
    await ask(await backend.guest(), 'LIT-FEW', { email1: EMAIL });
    const rows = await backend.database.selectFrom('stock_notice').select('shopper_id').execute();
    expect(rows.filter((row) => row.shopper_id === owner.shopper_id)).toHaveLength(51);
    expect(rows.filter((row) => row.shopper_id === null)).toHaveLength(50);
  });

  test('makes the request of a guest that of its owner, who asks for the same', async () => {
    const member = await backend.registered(EMAIL);
    await prove(EMAIL);
    await ask(await backend.guest(), 'LIT-FEW', { email1: EMAIL });
    await ask(member, 'LIT-FEW');
    await store(50, EMAIL);
    await ask(await backend.guest(), 'TANK', { email1: EMAIL, physicalStoreId: '1101' });
    expect(await waitsFor(EMAIL)).toContain('LIT-FEW');
  });
});

test('[ACC-06] [PLT-04] neither a request nor the way out of a mail reads all accounts', async () => {
  const prepared = new Set<string>();
  const prepare = DatabaseSync.prototype.prepare;
  const spy = jest.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    text,
    ...more
  ) {
    prepared.add(text);
    return prepare.call(this, text, ...more);
  });
  await ask(await backend.guest(), 'LIT-FEW', { email1: 'guest@example.test' });
  const path = `x_mail/${makeMailTokens(SERVER_SECRET).tokenOf('guest@example.test')}`;
  await backend.browser().get(path);
  await backend.browser().post(path, { x_offers: 'true' });
  spy.mockRestore();
  const reads = [...prepared].filter((text) => /^select.*email_proved_at.* from "shopper"/.test(text));
  const plans = [];
  for (const text of reads) {
    const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${text}`).execute(backend.database);
    plans.push(...rows.map(({ detail }) => detail));
  }
  expect(plans).toEqual([expect.stringMatching(/^SEARCH shopper USING INDEX/)]);
});

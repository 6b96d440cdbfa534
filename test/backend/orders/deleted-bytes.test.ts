import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EMPTY_LOG_EVERY_MS, makeCheckpointRound } from '../../../backend/database/checkpoint-round.ts';
import { PASSWORD } from '../commerce/support/backend-under-test.ts';
import { startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, warehouse } from './support/placed-order.ts';
import { sendMail } from './support/send-mail.ts';
import { makeWholeOwner } from './support/whole-owner.ts';

let world: OrderWorld;
let checkpoints: DatabaseSync;
let round: (now: number) => void;
let clock = 0;
beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
  checkpoints = new DatabaseSync(join(world.dataFolder, 'shop.db'));
  round = makeCheckpointRound(checkpoints);
});
afterAll(async () => {
  checkpoints.close();
  await world.close();
});

const LOGON_ID = 'quastenflosser@example.test';
/** Bytes of the person by what they are. */
type Marks = Readonly<Record<string, string>>;

/** Bytes of all files of the data folder, by their names. */
const files = async (): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(world.dataFolder, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async ({ name, parentPath }) => [name, await readFile(join(parentPath, name), 'latin1')] as const);
  return new Map(await Promise.all(read));
};

/** What of the marks is in a text. */
const foundIn = (text: string | undefined, marks: Marks): readonly string[] =>
  Object.keys(marks).filter((name) => text?.includes(marks[name] ?? '') === true);

/** What the shop has made of what was typed: the hash of the password and the photo of the pet. */
const madeOf = async (): Promise<Marks> => {
  const { shopper_id, password_hash } = await world.database
    .selectFrom('shopper')
    .select(['shopper_id', 'password_hash'])
    .where('logon_id', '=', LOGON_ID)
    .executeTakeFirstOrThrow();
  const { body } = await world.database
    .selectFrom('pet_photo')
    .innerJoin('pet', 'pet.pet_id', 'pet_photo.pet_id')
    .select('body')
    .where('shopper_id', '=', shopper_id)
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from(body).toString('latin1');
  expect(bytes.length).toBeGreaterThan(20_000);
  return { passwordHash: password_hash ?? '', photoBegins: bytes.slice(0, 64), photoEnds: bytes.slice(-64) };
};

test('[ACC-07] a minute after the deletion no file of the shop has a byte of the person', async () => {
  const { browser, shipmentId, typed } = await makeWholeOwner(world, LOGON_ID);
  const marks = { ...typed, ...(await madeOf()) };
  expect((await warehouse(world, `shipments/${shipmentId}/returned`)).status).toBe(200);
  const before = await files();
  expect(foundIn(before.get('shop.db-wal'), marks)).toEqual(Object.keys(marks));
  round(clock);
  expect(foundIn((await files()).get('shop.db'), marks)).toEqual(Object.keys(marks));
  expect((await browser.post('person/@self/x_delete', { logonPassword: PASSWORD })).status).toBe(200);
  expect(await sendMail(world)).toContain(LOGON_ID);
  round((clock += EMPTY_LOG_EVERY_MS));
  const after = [...(await files())].map(([name, text]) => [name, foundIn(text, marks)] as const);
  expect(after.map(([name]) => name)).toEqual(expect.arrayContaining(['shop.db', 'shop.db-wal']));
  expect(after.filter(([, found]) => found.length > 0)).toEqual([]);
});

test('[ACC-07] [PLT-04] the log is emptied by a later round when somebody writes or reads meanwhile', async () => {
  const sizeOfLog = async (): Promise<number> => (await files()).get('shop.db-wal')?.length ?? 0;
  const write = (value: string) =>
    world.database
      .insertInto('store_conf')
      .values({ key: 'written', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  await write('before');
  await world.database.transaction().execute(async () => {
    round((clock += EMPTY_LOG_EVERY_MS));
  });
  expect(await sizeOfLog()).toBeGreaterThan(0);
  await write('read by somebody');
  const reader = new DatabaseSync(join(world.dataFolder, 'shop.db'), { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM store_conf');
  round(clock);
  expect(await sizeOfLog()).toBeGreaterThan(0);
  reader.close();
  round(clock);
  expect(await sizeOfLog()).toBe(0);
  await write('within the minute');
  round((clock += EMPTY_LOG_EVERY_MS - 1));
  expect(await sizeOfLog()).toBeGreaterThan(0);
  round((clock += 1));
  expect(await sizeOfLog()).toBe(0);
});

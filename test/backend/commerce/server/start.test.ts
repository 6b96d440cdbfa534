import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeMailer, makeMailSealer } from '../../../../backend/mail/mailer';
import { eventually } from '../../../support/eventually';
import { feedRow, openShop, type Shop } from '../../search/support/shop';

const ROOT = join(__dirname, '..', '..', '..', '..');

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

/** Runs the backend's process on the shop's folder while `use` runs, then stops it. Returns its output. */
const whileRunning = async (use: (origin: string) => Promise<void>): Promise<string> => {
  const child = fork(join(ROOT, 'backend', 'main.ts'), {
    cwd: ROOT,
    execArgv: ['--no-warnings'],
    env: { ...process.env, BACKEND_PORT: '0', LOG_LEVEL: 'info', DATA_DIR: shop.folder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const ended = once(child, 'close');
  const started = once(child, 'message') as Promise<[{ ready: boolean; port: number }]>;
  const [first] = await Promise.race([started, ended.then(() => Promise.reject(new Error(written)))]);
  try {
    await use(`http://127.0.0.1:${first.port}`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return written;
};

test('[PLT-04] a backend with a handful of products, one of them called “constructor”, starts and finds it', async () => {
  await shop.stock([feedRow('1', { title: 'constructor' }), feedRow('2')]);
  await whileRunning(async (origin) => {
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ready', search: { products: 2 } });
    const found = await fetch(`${origin}/constructor/search/constructor?key=key_embedded`);
    expect(await found.json()).toMatchObject({ response: { total_num_results: 1 } });
  });
});

test('[PLT-04] a backend that cannot index its catalogue starts, logs why, and becomes ready by itself', async () => {
  await shop.stock([feedRow('1')]);
  await sql`alter table sku rename column list_price_cents to moved`.execute(shop.database);
  const log = await whileRunning(async (origin) => {
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    await sql`alter table sku rename column moved to list_price_cents`.execute(shop.database);
    await eventually(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200));
  });
  expect(log).toContain('the search index could not be loaded');
});

test('[MOD-04] a backend without MAIL_URL removes discarded mail and keeps the other', async () => {
  await shop.stock([feedRow('1')]);
  const recipients = async (): Promise<readonly string[]> =>
    (await shop.database.selectFrom('mail').select('recipient').execute()).map(({ recipient }) => recipient);
  const mailer = makeMailer(makeMailSealer('a secret of this test'), Date.now, {
    name: 'Petco',
    pageOrigin: undefined,
  });
  const mail = {
    kind: 'password-code',
    to: 'robin@example.test',
    subject: 'Code',
    markdown: 'ABCD2345',
    why: 'You asked.',
  } as const;
  await shop.database.transaction().execute(async (trx) => {
    await mailer.queue(trx, mail, 'discard');
    await mailer.queue(trx, mail);
  });
  await whileRunning(async () => {
    await eventually(async () => expect(await recipients()).toEqual(['robin@example.test']));
  });
});

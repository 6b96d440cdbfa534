import { sql } from 'kysely';
import { clearStale } from '../../../backend/cleanup-job.ts';
import { makeMailSealer } from '../../../backend/mail/mailer.ts';
import { makeMailTokens } from '../../../backend/mail/mail-tokens.ts';
import { seedStores } from '../../../backend/stores/seed/seed-stores.ts';
import {
  PASSWORD,
  SERVER_SECRET,
  startBackend,
  type BackendUnderTest,
} from '../commerce/support/backend-under-test.ts';
import { ask, lookAtStock, MINUTE_MS, setStockOf, stockMails } from './support/notices.ts';

const ORIGIN = 'https://shop.example.test';
const DAY_MS = 24 * 60 * MINUTE_MS;

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ publicOrigin: ORIGIN, resetLimit: 1_000 });
  await seedStores(backend.database, 1);
  await setStock('LIT-FEW', 'online', 0);
  await setStock('TANK', '1101', 0);
});
afterEach(() => backend.close());

const setStock = (partNumber: string, location: string, quantity: number): Promise<void> =>
  setStockOf(backend, partNumber, { location, quantity });
const look = (): Promise<void> => lookAtStock(backend);
const mails = () => stockMails(backend);

const tokenOf = (email: string): string => makeMailTokens(SERVER_SECRET).tokenOf(email);

test('[ACC-06] a guest gets one mail when a product is back, and no other', async () => {
  const guest = await backend.guest();
  expect((await ask(guest, 'LIT-FEW', { email1: ' Guest@Example.test ' })).status).toBe(201);
  expect((await ask(guest, 'LIT-FEW', { email1: 'guest@example.test' })).status).toBe(201);
  await look();
  expect(await mails()).toEqual([]);
  await setStock('LIT-FEW', 'online', 5);
  await look();
  await look();
  const [mail, ...others] = await mails();
  expect([mail?.to, mail?.subject, others]).toEqual([
    'guest@example.test',
    expect.stringMatching(/^Back in stock: .*40 lb/),
    [],
  ]);
  expect(mail?.text).toMatch(
    /https:\/\/shop\.example\.test\/shop\/en\/petcostore\/product\/[\w-]+\?sku=LIT-FEW&back=\d{8}\b/,
  );
  await setStock('LIT-FEW', 'online', 0);
  await look();
  await setStock('LIT-FEW', 'online', 5);
  await look();
  expect(await mails()).toHaveLength(1);
});

test('[ACC-06] a member gets it for a store, at the address of the account', async () => {
  const member = await backend.registered('waits@example.test');
  expect((await ask(member, 'TANK', { physicalStoreId: '1101' })).status).toBe(201);
  await setStock('TANK', 'online', 5);
  await look();
  expect(await mails()).toEqual([]);
  await setStock('TANK', '1101', 5);
  await look();
  const [mail] = await mails();
  expect([mail?.to, mail?.text]).toEqual(['waits@example.test', expect.stringMatching(/^Hello Robin/m)]);
  expect(mail?.text).toMatch(/ is back in stock at Mission Valley\\?\./);
});

const changeProduct = (change: string): Promise<unknown> =>
  sql`update product set ${sql.raw(change)} where id in
    (select product_id from sku where part_number in ('LIT-FEW', 'TANK'))`.execute(backend.database);

test.each([
  ['is sold in stores only', () => changeProduct('in_store_only = 1'), ['store@example.test']],
  ['is not delivered', () => changeProduct('pickup_only = 1'), ['store@example.test']],
  [
    'has no price',
    () => backend.database.updateTable('sku').set({ list_price_cents: null, offer_price_cents: null }).execute(),
    [],
  ],
])('[ACC-06] stock of a product that %s is mailed only to those who can buy it there', async (_, changes, mailed) => {
  const guest = await backend.guest();
  await ask(guest, 'LIT-FEW', { email1: 'online@example.test' });
  await ask(guest, 'TANK', { email1: 'store@example.test', physicalStoreId: '1101' });
  await changes();
  await setStock('LIT-FEW', 'online', 5);
  await setStock('TANK', '1101', 5);
  await look();
  expect((await mails()).map(({ to }) => to)).toEqual(mailed);
});

test('[ACC-06] two processes that look at once send one mail', async () => {
  await ask(await backend.guest(), 'LIT-FEW', { email1: 'guest@example.test' });
  await setStock('LIT-FEW', 'online', 5);
  backend.advance(MINUTE_MS);
  const stops = await Promise.all([1, 2].map(() => backend.app.backgroundJobs.start(MINUTE_MS)));
  await Promise.all(stops.map((stop) => stop()));
  await Promise.all([backend.app.backgroundJobs.round(), backend.app.backgroundJobs.round()]);
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['a product that is in stock', 'KIB-5', { email1: 'guest@example.test' }, '_ERR_IN_STOCK'],
  ['an unknown product', 'NO-1', { email1: 'guest@example.test' }, '_ERR_PROD_NOT_EXISTING'],
  ['an unknown store', 'LIT-FEW', { email1: 'guest@example.test', physicalStoreId: '9999' }, '_ERR_CMD_INVALID_PARAM'],
  ['no address', 'LIT-FEW', {}, '_ERR_CMD_INVALID_PARAM'],
  ['a wrong address', 'LIT-FEW', { email1: 'guest' }, '_ERR_CMD_INVALID_PARAM'],
])('[ACC-06] %s is refused, and nothing is stored', async (_, partNumber, more, key) => {
  expect((await ask(await backend.guest(), partNumber, more)).error.key).toBe(key);
  expect(await backend.database.selectFrom('stock_notice').selectAll().execute()).toEqual([]);
});

test('[ACC-06] requests of one address are limited', async () => {
  await backend.close();
  backend = await startBackend({ resetLimit: 2 });
  await setStock('LIT-FEW', 'online', 0);
  const guest = await backend.guest();
  const answers = [];
  for (let time = 0; time < 3; time += 1) answers.push(await ask(guest, 'LIT-FEW', { email1: `${time}@example.test` }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
});

test('[ACC-06] each mail ends with the reason why it is sent, and the way to customer care', async () => {
  const member = await backend.registered('waits@example.test');
  await ask(member, 'LIT-FEW');
  await setStock('LIT-FEW', 'online', 5);
  await look();
  const rows = await backend.database.selectFrom('mail').select(['kind', 'body']).orderBy('mail_id').execute();
  const sealer = makeMailSealer(SERVER_SECRET);
  const care = 'Questions? [Contact us](<https://shop.example.test/contact-us>)';
  expect(rows.map(({ kind, body }) => [kind, ...sealer.open(body).split('\n\n').slice(-2)])).toEqual([
    ['welcome', 'We sent this email about your account. Account security emails can’t be turned off.', care],
    [
      'back-in-stock',
      'We sent this email because someone used this address to ask for a notice when the product is back in stock.',
      care,
    ],
  ]);
});

describe('[ACC-06] the way out of a mail, without signing in', () => {
  const EMAIL = 'waits@example.test';

  test('shows what the address waits for, stops one, and then all', async () => {
    const guest = await backend.guest();
    await ask(guest, 'LIT-FEW', { email1: EMAIL });
    await ask(guest, 'TANK', { email1: EMAIL, physicalStoreId: '1101' });
    const stranger = backend.browser();
    const path = `x_mail/${tokenOf(EMAIL)}`;
    const { status, body } = await stranger.get(path);
    expect([status, body.x_stockNotices.length, body.x_wantsOffers]).toEqual([200, 2, undefined]);
    expect(body.x_stockNotices[1]).toEqual({
      noticeId: expect.any(String),
      description: expect.any(String),
      storeName: expect.any(String),
    });
    const [first] = body.x_stockNotices;
    expect((await stranger.post(path, { x_notice: first.noticeId })).status).toBe(200);
    expect((await stranger.get(path)).body.x_stockNotices).toHaveLength(1);
    await stranger.post(path, { x_notice: 'all' });
    expect((await stranger.get(path)).body.x_stockNotices).toEqual([]);
  });

  test('is in the mail, also for one click of a mail program', async () => {
    await ask(await backend.guest(), 'LIT-FEW', { email1: EMAIL });
    await setStock('LIT-FEW', 'online', 5);
    await look();
    const [mail] = await mails();
    const [, token = ''] = /https:\/\/shop\.example\.test\/mail\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(mail?.unsubscribe).toBe(`${ORIGIN}/mail/${token}`);
    expect((await backend.browser().get(`x_mail/${token}`)).status).toBe(200);
  });

  test('stops offers, and offers them to an account only once the address is proved', async () => {
    const member = await backend.registered(EMAIL);
    const path = `x_mail/${tokenOf(EMAIL)}`;
    expect((await backend.browser().get(path)).body.x_wantsOffers).toBeUndefined();
    const proved = { email_proved_at: backend.now() };
    await backend.database.updateTable('shopper').set(proved).where('email', '=', EMAIL).execute();
    expect((await backend.browser().get(path)).body.x_wantsOffers).toBe('false');
    await member.put('person/@self', { receiveEmail: 'true' });
    expect((await backend.browser().get(path)).body.x_wantsOffers).toBe('true');
    await backend.browser().post(path, { x_offers: 'true' });
    expect((await backend.browser().get(path)).body.x_wantsOffers).toBe('false');
  });

  test.each(['nonsense', 'A'.repeat(80)])('nobody guesses it: %s', async (token) => {
    expect((await backend.browser().get(`x_mail/${token}`)).status).toBe(404);
    expect((await backend.browser().post(`x_mail/${token}`, { x_notice: 'all' })).status).toBe(404);
  });

  test('does not stop what another address waits for', async () => {
    await ask(await backend.guest(), 'LIT-FEW', { email1: 'other@example.test' });
    const { notice_id } = await backend.database.selectFrom('stock_notice').selectAll().executeTakeFirstOrThrow();
    await backend.browser().post(`x_mail/${tokenOf(EMAIL)}`, { x_notice: String(notice_id) });
    await backend.browser().post(`x_mail/${tokenOf(EMAIL)}`, { x_notice: 'all' });
    expect(await backend.database.selectFrom('stock_notice').selectAll().execute()).toHaveLength(1);
  });
});

test('[ACC-06] requests end with the account, and those that a guest made with its proved address, too', async () => {
  const member = await backend.registered('leaves@example.test');
  await ask(member, 'LIT-FEW', { email1: 'elsewhere@example.test' });
  await ask(await backend.guest(), 'TANK', { email1: 'leaves@example.test', physicalStoreId: '1101' });
  await ask(await backend.guest(), 'LIT-FEW', { email1: 'stays@example.test' });
  await backend.database
    .updateTable('shopper')
    .set({ email_proved_at: backend.now() })
    .where('email', '=', 'leaves@example.test')
    .execute();
  expect((await member.post('person/@self/x_delete', { logonPassword: PASSWORD })).status).toBe(200);
  const left = await backend.database.selectFrom('stock_notice').select('email').execute();
  expect(left).toEqual([{ email: 'stays@example.test' }]);
});

test('[ACC-06] a mail to an address that is not that of the account greets nobody by name', async () => {
  await ask(await backend.registered('waits@example.test'), 'LIT-FEW', { email1: 'other@example.test' });
  await setStock('LIT-FEW', 'online', 5);
  await look();
  expect((await mails()).map(({ to, text }) => [to, /^Hello.*$/m.exec(text)?.[0]])).toEqual([
    ['other@example.test', 'Hello\\,'],
  ]);
});

test('[ACC-06] a request ends after a year', async () => {
  await ask(await backend.guest(), 'LIT-FEW', { email1: 'guest@example.test' });
  await clearStale(backend.database, backend.now() + 364 * DAY_MS);
  expect(await backend.database.selectFrom('stock_notice').selectAll().execute()).toHaveLength(1);
  await clearStale(backend.database, backend.now() + 366 * DAY_MS);
  expect(await backend.database.selectFrom('stock_notice').selectAll().execute()).toEqual([]);
});

const noticesFor = (email: string) =>
  backend.database.selectFrom('stock_notice').select('part_number').where('email', '=', email).execute();
const undo = async (token: string) => (await backend.guest()).post('x_stockNotice/x_undo', { x_undo: token });

test('[ACC-06] whoever has just asked takes it back without an account, and no mail comes', async () => {
  const guest = await backend.guest();
  const { body } = await ask(guest, 'LIT-FEW', { email1: 'guest@example.test' });
  await ask(guest, 'TANK', { email1: 'guest@example.test', physicalStoreId: '1101' });
  expect([(await undo(body.x_undo)).status, (await undo(body.x_undo)).status]).toEqual([200, 200]);
  expect(await noticesFor('guest@example.test')).toEqual([{ part_number: 'TANK' }]);
  await setStock('LIT-FEW', 'online', 5);
  await look();
  expect(await mails()).toEqual([]);
  expect((await undo('nonsense')).status).toBe(404);
});

test('[ACC-06] the token of a request ends no later one, and none that the owner of the address made', async () => {
  const guest = await backend.guest();
  const email = 'robin@example.test';
  const first = (await ask(guest, 'LIT-FEW', { email1: email })).body.x_undo;
  await undo(first);
  backend.advance(MINUTE_MS);
  await ask(guest, 'LIT-FEW', { email1: email });
  await undo(first);
  expect(await noticesFor(email)).toHaveLength(1);
  const robin = await backend.registered(email);
  await ask(robin, 'TANK', { physicalStoreId: '1101' });
  const stolen = await ask(guest, 'TANK', { email1: email, physicalStoreId: '1101' });
  expect((await undo(stolen.body.x_undo)).status).toBe(200);
  expect(await noticesFor(email)).toHaveLength(2);
});

test('[ACC-06] an account sees and removes what it asked for, and nobody else does', async () => {
  const [robin, casey] = [
    await backend.registered('robin@example.test'),
    await backend.registered('casey@example.test'),
  ];
  await ask(robin, 'LIT-FEW', { email1: 'friend@example.test' });
  const OWN = 'x_stockNotice/@self';
  const { x_stockNotices } = (await robin.get(OWN)).body;
  expect(x_stockNotices).toEqual([{ noticeId: expect.any(String), description: expect.any(String) }]);
  expect((await casey.get(OWN)).body.x_stockNotices).toEqual([]);
  const path = `${OWN}/${x_stockNotices[0].noticeId}`;
  expect((await casey.delete(path)).status).toBe(200);
  expect(await noticesFor('friend@example.test')).toHaveLength(1);
  expect((await (await backend.guest()).get(OWN)).status).toBe(401);
  expect((await robin.delete(path)).status).toBe(200);
  expect(await noticesFor('friend@example.test')).toEqual([]);
});

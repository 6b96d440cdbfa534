import { makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { PASSWORD, SERVER_SECRET, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';
import { mailedCode } from '../support/outbox.ts';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ resetLimit: 1_000 });
});
afterEach(() => backend.close());

const logonId = 'robin@example.test';
const fresh = 'robin.new@example.test';

/** Stores what the address waits for, by a guest unless an account is given. */
const waitFor = (email: string, shopper_id: number | null, ...parts: readonly string[]): Promise<unknown> => {
  const [asked_at, location] = [backend.now(), 'online'];
  const rows = parts.map((part_number) => ({ email, shopper_id, sku_id: part_number, part_number, location }));
  return backend.database
    .insertInto('stock_notice')
    .values(rows.map((row, index) => ({ ...row, asked_at: asked_at + index, checked_at: asked_at })))
    .execute();
};
const waiting = async (email: string) =>
  (
    await backend.database
      .selectFrom('stock_notice')
      .select(['part_number', 'shopper_id'])
      .where('email', '=', email)
      .orderBy('part_number')
      .execute()
  ).map((row) => [row.part_number, row.shopper_id]);
const subscribers = async (...emails: readonly string[]) =>
  backend.database.selectFrom('newsletter_address').selectAll().where('email', 'in', emails).execute();
const shopperIdOf = async (browser: Browser) => Number((await browser.get('person/@self')).body.userId);
const prove = (email: string) =>
  backend.database.updateTable('shopper').set({ email_proved_at: 1 }).where('logon_id', '=', email).execute();
const subscribe = (browser: Browser, emailAddress: string) =>
  browser.post('member/emailsignup/@self', { firstName: null, emailAddress, guestEmail: null });
const changeTo = async (browser: Browser, email: string): Promise<void> => {
  await browser.post('person/@self/x_email', { email1: email, xcred_logonPasswordOld: PASSWORD });
  const validationCode = await mailedCode(backend.database, email, 'email-code');
  expect((await browser.post('person/@self/x_email/confirm', { validationCode })).status).toBe(200);
};

describe('[ACC-02] [ACC-06] after a change of the address, mail about a product that is back', () => {
  test('goes to the new one, once for a product, and what others asked for with the old one stays', async () => {
    const browser = await backend.registered(logonId);
    const own = await shopperIdOf(browser);
    const other = await shopperIdOf(await backend.registered('other@example.test'));
    await waitFor(logonId, own, 'A', 'B');
    await waitFor(logonId, null, 'C');
    await waitFor(logonId, other, 'D');
    await waitFor(fresh, null, 'B', 'E');
    await changeTo(browser, fresh);
    expect(await waiting(fresh)).toEqual([
      ['A', own],
      ['B', own],
      ['E', null],
    ]);
    expect(await waiting(logonId)).toEqual([
      ['C', null],
      ['D', other],
    ]);
  });

  test('also goes there when a guest asked for it with the proved old one', async () => {
    const browser = await backend.registered(logonId);
    await prove(logonId);
    await waitFor(logonId, null, 'C');
    await changeTo(browser, fresh);
    expect(await waiting(fresh)).toEqual([['C', await shopperIdOf(browser)]]);
    expect(await waiting(logonId)).toEqual([]);
  });

  test('is kept for the newest fifty requests', async () => {
    const browser = await backend.registered(logonId);
    const own = await shopperIdOf(browser);
    const names = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 10}`);
    await waitFor(logonId, own, ...names('A', 50));
    backend.advance(60_000);
    await waitFor(fresh, own, ...names('B', 2));
    await changeTo(browser, fresh);
    const kept = [...names('A', 50).slice(2), ...names('B', 2)];
    expect((await waiting(fresh)).map(([part]) => part)).toEqual(kept);
  });
});

describe('[ACC-02] [FTR-03] after a change of the address, the newsletter', () => {
  test('goes to the new one, and to the old one no more', async () => {
    const browser = await backend.registered(logonId);
    await subscribe(browser, logonId);
    const [before] = await subscribers(logonId);
    await changeTo(browser, fresh);
    expect(await subscribers(logonId, fresh)).toEqual([{ ...before, email: fresh }]);
  });

  test('goes to the new one once when that was on the list already', async () => {
    const browser = await backend.registered(logonId);
    await subscribe(browser, logonId);
    await subscribe(backend.browser(), fresh);
    await changeTo(browser, fresh);
    expect(await subscribers(logonId, fresh)).toMatchObject([{ email: fresh, shopper_id: await shopperIdOf(browser) }]);
  });

  test('goes to the new one when a guest had put the proved old one on the list, and the profile shows it', async () => {
    const browser = await backend.registered(logonId);
    await prove(logonId);
    await subscribe(backend.browser(), logonId);
    await changeTo(browser, fresh);
    expect(await subscribers(logonId, fresh)).toMatchObject([{ email: fresh }]);
    expect((await browser.get('person/@self')).body.receiveEmail).toBe('true');
  });

  test('stays with another address, and with an old one that the account had not proved and a guest subscribed', async () => {
    const browser = await backend.registered(logonId);
    await subscribe(backend.browser(), logonId);
    await subscribe(browser, `elsewhere-${logonId}`);
    await changeTo(browser, fresh);
    const kept = (await subscribers(logonId, fresh, `elsewhere-${logonId}`)).map(({ email }) => email);
    expect(kept.sort()).toEqual([`elsewhere-${logonId}`, logonId].sort());
  });
});

test('[ACC-02] the mail to the old address says which mail still goes there', async () => {
  const browser = await backend.registered(logonId);
  await changeTo(browser, fresh);
  const { body } = await backend.database
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', logonId)
    .where('kind', '=', 'email-changed')
    .executeTakeFirstOrThrow();
  expect(makeMailSealer(SERVER_SECRET).open(body)).toContain('except those about orders you’ve already placed.');
});

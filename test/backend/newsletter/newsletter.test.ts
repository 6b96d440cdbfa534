import { makeMailTokens } from '../../../backend/mail/mail-tokens.ts';
import {
  PASSWORD,
  SERVER_SECRET,
  startBackend,
  type BackendUnderTest,
} from '../commerce/support/backend-under-test.ts';
import type { Browser } from '../commerce/support/browser.ts';

const EMAIL = 'reads@example.test';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ resetLimit: 1_000 });
});
afterEach(() => backend.close());

const signUp = (browser: Browser, email: unknown = EMAIL) =>
  browser.post('member/emailsignup/@self', { firstName: null, emailAddress: email, guestEmail: email });
const listed = () => backend.database.selectFrom('newsletter_address').selectAll().orderBy('email').execute();
const prove = (email: string) =>
  backend.database.updateTable('shopper').set({ email_proved_at: backend.now() }).where('email', '=', email).execute();

test('[FTR-03] an address is stored once in lower case, and the response does not tell that it was known', async () => {
  const first = await signUp(backend.browser(), ' Reads@Example.test ');
  const second = await signUp(backend.browser());
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(await listed()).toEqual([{ email: EMAIL, shopper_id: null, subscribed_at: expect.any(Number) }]);
});

test.each(['nobody', '', null, 7, 'a'.repeat(250) + '@example.test'])(
  '[FTR-03] the address %j is refused and not stored',
  async (email) => {
    expect((await signUp(backend.browser(), email)).status).toBe(400);
    expect(await listed()).toEqual([]);
  },
);

test('[FTR-03] sign-ups of one address are limited', async () => {
  await backend.close();
  backend = await startBackend({ resetLimit: 2 });
  const stranger = backend.browser();
  const statuses = [];
  for (const name of ['a', 'b', 'c']) statuses.push((await signUp(stranger, `${name}@example.test`)).status);
  expect(statuses).toEqual([201, 201, 429]);
});

test('[FTR-03] [ACC-07] the download of an account has what it subscribed, and its deletion ends that', async () => {
  const member = await backend.registered(EMAIL);
  await signUp(member, 'elsewhere@example.test');
  await signUp(backend.browser());
  await signUp(backend.browser(), 'stays@example.test');
  await prove(EMAIL);
  const { body } = await member.get('person/@self/x_data');
  expect(body.newsletter).toEqual([
    { email: 'elsewhere@example.test', subscribedAt: expect.any(String) },
    { email: EMAIL, subscribedAt: expect.any(String) },
  ]);
  expect((await member.post('person/@self/x_delete', { logonPassword: PASSWORD })).status).toBe(200);
  expect((await listed()).map(({ email }) => email)).toEqual(['stays@example.test']);
});

test('[FTR-03] an account whose address is not proved does not end what the address subscribed', async () => {
  const member = await backend.registered(EMAIL);
  await signUp(backend.browser());
  expect((await member.post('person/@self/x_delete', { logonPassword: PASSWORD })).status).toBe(200);
  expect((await listed()).map(({ email }) => email)).toEqual([EMAIL]);
});

test('[FTR-03] the owner of the address stops it with the offers, by the token of a mail', async () => {
  await signUp(backend.browser());
  const path = `x_mail/${makeMailTokens(SERVER_SECRET).tokenOf(EMAIL)}`;
  expect((await backend.browser().get(path)).body.x_wantsOffers).toBe('true');
  expect((await backend.browser().post(path, { x_offers: 'true' })).status).toBe(200);
  expect((await backend.browser().get(path)).body.x_wantsOffers).toBeUndefined();
  expect(await listed()).toEqual([]);
});

describe('[ACC-02] the wish for offers in the profile is the list of the newsletter', () => {
  const choose = async (member: Browser, isWanted: boolean): Promise<void> => {
    expect((await member.put('person/@self', { receiveEmail: String(isWanted) })).status).toBe(200);
  };
  const addresses = async () => (await listed()).map(({ email }) => email);
  /** What the profile and the page of the mail's link show. */
  const shown = async (member: Browser) => {
    const path = `x_mail/${makeMailTokens(SERVER_SECRET).tokenOf(EMAIL)}`;
    const pages = [await member.get('person/@self'), await backend.browser().get(path)];
    return pages.map(({ body }) => body.receiveEmail ?? body.x_wantsOffers);
  };

  test('who ticks it is listed once, and who unticks it is not', async () => {
    const member = await backend.registered(EMAIL);
    expect(await shown(member)).toEqual(['false', undefined]);
    await choose(member, true);
    await choose(member, true);
    expect(await addresses()).toEqual([EMAIL]);
    expect(await shown(member)).toEqual(['true', 'true']);
    await choose(member, false);
    expect(await addresses()).toEqual([]);
  });

  test('who subscribed in the footer finds it ticked, and is off the list when it is unticked', async () => {
    const member = await backend.registered(EMAIL);
    await signUp(member);
    expect(await shown(member)).toEqual(['true', 'true']);
    await choose(member, false);
    expect(await addresses()).toEqual([]);
    await prove(EMAIL);
    await signUp(backend.browser());
    expect(await shown(member)).toEqual(['true', 'true']);
    await choose(member, false);
    expect(await shown(member)).toEqual(['false', 'false']);
    expect(await addresses()).toEqual([]);
  });

  test('an account with an address that is not proved neither sees nor ends what a guest asked for with it', async () => {
    await signUp(backend.browser());
    const member = await backend.registered(EMAIL);
    expect((await member.get('person/@self')).body.receiveEmail).toBe('false');
    await choose(member, false);
    expect(await addresses()).toEqual([EMAIL]);
  });

  test('an account that asks for its own address, which a guest had put on the list, can end it', async () => {
    await signUp(backend.browser());
    const member = await backend.registered(EMAIL);
    backend.advance(60_000);
    await choose(member, true);
    expect(await shown(member)).toEqual(['true', 'true']);
    // It has not proved the address, and so does not learn that it was there.
    expect(await listed()).toMatchObject([{ subscribed_at: backend.now() }]);
    await choose(member, false);
    expect(await addresses()).toEqual([]);
  });

  test('a change of other fields leaves it as it is', async () => {
    const member = await backend.registered(EMAIL);
    await choose(member, true);
    await member.put('person/@self', { firstName: 'Robin' });
    expect(await shown(member)).toEqual(['true', 'true']);
  });

  test('the way out of a mail unticks it', async () => {
    const member = await backend.registered(EMAIL);
    await prove(EMAIL);
    await choose(member, true);
    await backend.browser().post(`x_mail/${makeMailTokens(SERVER_SECRET).tokenOf(EMAIL)}`, { x_offers: 'true' });
    expect(await shown(member)).toEqual(['false', 'false']);
  });
});

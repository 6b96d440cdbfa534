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
  expect(body.newsletter).toEqual([{ email: 'elsewhere@example.test', subscribedAt: expect.any(String) }]);
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

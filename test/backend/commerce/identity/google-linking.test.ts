import { seedDemoAccount } from '../../../../backend/seed/seed-demo-account.ts';
import { PASSWORD, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Answer, Browser } from '../support/browser.ts';
import { mailedCode, mailsTo, textOf } from '../support/outbox.ts';

const EMAIL = 'gina@example.test';
const NEW = 'Fresh4567';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ outbox: true });
});
afterEach(() => backend.close());

/** A credential of a Google user whose address Google has verified. */
const credentialOf = async (email: string, browser: Browser): Promise<string> => {
  const { nonce } = (await browser.post('loginidentity/oauth_nonce')).body;
  const chosen = await backend.app.inject({
    method: 'POST',
    url: '/dev/google',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, givenName: 'Gina', familyName: 'Gold', nonce }).toString(),
  });
  return String(chosen.headers.location).split('#credential=')[1] ?? '';
};

const offer = (credential: string, browser: Browser): Promise<Answer> =>
  browser.post('loginidentity/oauth_validate?updateCookies=true', { authorizationProvider: 'google', credential });

const enterWithGoogle = async (browser: Browser = backend.browser()): Promise<string> => {
  const response = await offer(await credentialOf(EMAIL, browser), browser);
  expect(response.status).toBe(201);
  return response.body.userId;
};

const codeBySignIn = async (password: string): Promise<string> =>
  (await backend.browser().signIn(EMAIL, password)).error.code;

const resetPassword = async (password: string): Promise<void> => {
  await backend.browser().put('person/@self', { logonId: EMAIL, resetPassword: 'true' });
  const passwords = { logonPassword: password, logonPasswordVerify: password };
  const validationCode = await mailedCode(backend.database, EMAIL);
  const response = await backend.browser().put('person/@self', { logonId: EMAIL, validationCode, ...passwords });
  expect(response.status).toBe(200);
};

const linkedEmail = async (): Promise<string> => {
  const query = backend.database.selectFrom('mail').select('body').where('kind', '=', 'google-linked');
  return textOf((await query.executeTakeFirstOrThrow()).body);
};

test('[USR-11] a person who registered another’s address loses access once its owner signs in with Google', async () => {
  const stranger = await backend.registered(EMAIL);
  const elsewhere = backend.browser();
  await elsewhere.signIn(EMAIL, PASSWORD);
  const { userId } = (await stranger.get('person/@self')).body;
  const owner = await backend.guest();
  await owner.add('KIB-5', '3');

  expect(await enterWithGoogle(owner)).toBe(userId);
  expect(await owner.cart()).toEqual({ 'KIB-5': 3 });
  expect((await owner.get('person/@self')).body.logonId).toBe(EMAIL);
  const seen = [await stranger.get('person/@self'), await elsewhere.get('person/@self')];
  expect(seen.map((response) => response.error.code)).toEqual(['CMN1039E', 'CMN1039E']);
  expect(await codeBySignIn(PASSWORD)).toBe('2030');
  expect(await mailsTo(backend.database, EMAIL)).toEqual(['welcome', 'google-linked']);
  expect(await linkedEmail()).toContain('we removed its old password');
});

test('[USR-11] a password set by mail after the removal stays at later sign-ins with Google', async () => {
  await backend.registered(EMAIL);
  const owner = backend.browser();
  await enterWithGoogle(owner);
  await resetPassword(NEW);
  await enterWithGoogle(owner);
  await enterWithGoogle();
  expect(await codeBySignIn(NEW)).toBe('');
  expect((await owner.get('person/@self')).body.logonId).toBe(EMAIL);
});

test('[USR-11] an account whose address was proved by a password reset keeps password and sessions', async () => {
  await backend.registered(EMAIL);
  await resetPassword(NEW);
  const laptop = backend.browser();
  await laptop.signIn(EMAIL, NEW);
  await backend.restart();
  await enterWithGoogle();
  expect((await laptop.get('person/@self')).body.logonId).toBe(EMAIL);
  expect(await codeBySignIn(NEW)).toBe('');
  expect(await linkedEmail()).not.toContain('password');
});

test('[USR-11] a password change does not prove the address', async () => {
  const stranger = await backend.registered(EMAIL);
  const passwords = { logonPassword: NEW, logonPasswordVerify: NEW };
  await stranger.put('person/@self', { ...passwords, xcred_logonPasswordOld: PASSWORD });
  await enterWithGoogle();
  expect(await codeBySignIn(NEW)).toBe('2030');
});

test('[USR-11] a password that is changed or tried during the linking is removed', async () => {
  const stranger = await backend.registered(EMAIL);
  const passwords = { logonPassword: NEW, logonPasswordVerify: NEW };
  const [, , entering] = await Promise.all([
    enterWithGoogle(),
    stranger.put('person/@self', { ...passwords, xcred_logonPasswordOld: PASSWORD }),
    stranger.signIn(EMAIL, PASSWORD),
  ]);
  expect(entering.status === 201 ? (await stranger.get('person/@self')).status : 401).toBe(401);
  expect([await codeBySignIn(PASSWORD), await codeBySignIn(NEW)]).toEqual(['2030', '2030']);
});

test('[USR-11] the demo account keeps its password', async () => {
  const demo = { logonId: EMAIL, password: PASSWORD, firstName: 'Gina', lastName: 'Gold' };
  await seedDemoAccount(backend.database, demo, backend.now);
  await enterWithGoogle();
  expect(await codeBySignIn(PASSWORD)).toBe('');
});

test('[USR-11] refuses a verified address that is invalid here, and records it in the audit trail', async () => {
  const browser = backend.browser();
  const response = await offer(await credentialOf('gina,g@example.test', browser), browser);
  expect([response.status, response.error.parameters]).toEqual([400, ['credential']]);
  const trail = await backend.database.selectFrom('audit_event').select(['kind', 'outcome']).execute();
  expect(trail).toEqual([{ kind: 'google-sign-in', outcome: 'refused' }]);
});

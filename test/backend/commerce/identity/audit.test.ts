import { clearStale } from '../../../../backend/cleanup-job.ts';
import { PASSWORD, registration, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import { mailedCode } from '../support/outbox.ts';

const DAY = 24 * 60 * 60_000;
const NEW = 'Fresh4567';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.close());

const trail = () => backend.database.selectFrom('audit_event').selectAll().orderBy('id').execute();

const recorded = async (): Promise<string[]> => (await trail()).map((row) => `${row.kind} ${row.outcome}`);

test('[USR-05] the audit trail records the events of an account, in order, with its owner', async () => {
  const logonId = 'trail@example.test';
  const browser = await backend.registered(logonId);
  await browser.signOut();
  await backend.browser().signIn(logonId, 'Wrong123');
  await browser.signIn(logonId, PASSWORD);
  await browser.put('person/@self', {
    logonPassword: NEW,
    xcred_logonPasswordOld: 'Wrong123',
    xcred_logonPasswordVerify: NEW,
  });
  await browser.put('person/@self', {
    logonPassword: NEW,
    xcred_logonPasswordOld: PASSWORD,
    xcred_logonPasswordVerify: NEW,
  });
  await browser.put('person/@self', { logonId, resetPassword: 'true' });
  const passwords = { logonPassword: PASSWORD, logonPasswordVerify: PASSWORD };
  await browser.put('person/@self', { logonId, validationCode: 'AAAAAAAA', ...passwords });
  const validationCode = await mailedCode(backend.database, logonId);
  await browser.put('person/@self', { logonId, validationCode, ...passwords });
  await backend.browser().post('person', registration(logonId));
  expect(await recorded()).toEqual([
    'registration done',
    'sign-out done',
    'sign-in failed',
    'sign-in done',
    'password-change refused',
    'password-change done',
    'password-reset asked',
    'password-reset refused',
    'password-reset done',
    'registration refused',
  ]);
  const rows = await trail();
  const subjects = new Set(rows.filter((row) => row.kind !== 'sign-out').map((row) => row.subject_hash));
  expect(subjects.size).toBe(1);
  expect(rows.every((row) => row.at === backend.now())).toBe(true);
  const owners = rows.filter((row) => row.outcome === 'done').map((row) => row.shopper_id);
  expect(new Set(owners).size).toBe(1);
});

test('[ERR-07] the audit trail records failed and locked sign-ins, also of accounts that do not exist', async () => {
  for (let attempt = 0; attempt < 11; attempt += 1) await backend.browser().signIn('nobody@example.test', 'Wrong123');
  expect(await recorded()).toEqual([
    ...Array.from({ length: 9 }, () => 'sign-in failed'),
    'sign-in locked',
    'sign-in locked',
  ]);
  await backend.registered('off@example.test');
  await backend.database.updateTable('shopper').set({ status: 'Disabled' }).execute();
  await backend.browser().signIn('off@example.test', PASSWORD);
  expect((await recorded()).at(-1)).toBe('sign-in disabled');
});

test('[PLT-04] neither the trail nor the log contains a secret, a name, an address or a code', async () => {
  const logonId = 'sesame@example.test';
  const browser = backend.browser();
  const { body } = await browser.post('person?updateCookies=true', registration(logonId, { firstName: 'Xanthippe' }));
  await browser.signIn(logonId, 'Guess1234');
  await browser.put('person/@self', { logonId, resetPassword: 'true' });
  const code = await mailedCode(backend.database, logonId);
  await browser.put('person/@self', { logonId, validationCode: code, logonPassword: NEW, logonPasswordVerify: NEW });
  const rows = await backend.database.selectFrom('reset_code').selectAll().execute();
  const tokens = [body.WCToken, body.WCTrustedToken].flatMap((token: string) =>
    decodeURIComponent(token).split(/[.,]/).slice(1),
  );
  const secrets = [PASSWORD, NEW, 'Guess1234', code, 'sesame', 'Xanthippe', '127.0.0.1', '5555550100', ...tokens];
  const written = JSON.stringify([await trail(), rows]) + backend.log.join('');
  expect(written).toContain('"route":"/wcs/resources/store/:storeId/person/@self"');
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
});

test('[PLT-04] a rolled back registration is not in the trail', async () => {
  const refused = registration('someone@example.test', { xppro_userField2: '555555555' });
  await backend.browser().post('person', refused);
  expect(await recorded()).toEqual(['registration refused']);
});

test('[PLT-04] distinguishes addresses without storing them', async () => {
  const from = (address: string) =>
    backend
      .browser()
      .post('loginidentity', { logonId: 'a@example.test', logonPassword: 'x' }, { 'x-forwarded-for': address });
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1']) await from(address);
  const hashes = (await trail()).map((row) => row.address_hash);
  expect([hashes[0] === hashes[2], hashes[0] === hashes[1]]).toEqual([true, false]);
  expect(hashes.join()).not.toContain('203.0.113');
});

test('[PLT-04] the trail is kept for four hundred days', async () => {
  await backend.registered('old@example.test');
  await clearStale(backend.database, backend.now() + 400 * DAY);
  expect(await recorded()).toEqual(['registration done']);
  await clearStale(backend.database, backend.now() + 400 * DAY + 1);
  expect(await recorded()).toEqual([]);
});

test('[MOD-04] the cleanup job removes codes once they no longer count towards the limit of one hour', async () => {
  await backend.registered('code@example.test');
  await backend.browser().put('person/@self', { logonId: 'code@example.test', resetPassword: 'true' });
  const codes = () => backend.database.selectFrom('reset_code').selectAll().execute();
  await clearStale(backend.database, backend.now() + 60 * 60_000);
  expect(await codes()).toHaveLength(1);
  await clearStale(backend.database, backend.now() + 60 * 60_000 + 1);
  expect(await codes()).toEqual([]);
});

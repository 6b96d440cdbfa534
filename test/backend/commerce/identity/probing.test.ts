import { makeUnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import { makeAttemptCounts } from '../../../../backend/identity/attempts/attempt-counts.ts';
import { makeKeyedHash } from '../../../../backend/secrets/keyed-hash.ts';
import { makeProbeGuard } from '../../../../backend/identity/attempts/probe-guard.ts';
import type { Answer } from '../support/browser.ts';
import { PASSWORD, registration, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const HOUR = 60 * 60_000;
const TAKEN = 'robin@example.test';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ probeLimit: 3 });
  await (await backend.registered(TAKEN)).signOut();
  await backend.database
    .insertInto('pals_in_store_member')
    .values({ pals_number: '555000111', member_since: '2020', points: 10, claimed_by: null })
    .execute();
});
afterEach(() => backend.close());

let count = 0;
const fresh = (): string => `fresh${(count += 1)}@example.test`;

const register = (logonId: string, palsNumber = '', address = '203.0.113.7'): Promise<Answer> =>
  backend
    .browser()
    .post('person', registration(logonId, { xppro_userField2: palsNumber }), { 'x-forwarded-for': address });

const TOO_MANY = [429, '_ERR_TOO_MANY_REQUESTS'];
const outcome = ({ status, error }: Answer) => [status, error.key];

const probe = async (times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    expect(outcome(await register(TAKEN))).toEqual([400, '_ERR_LOGONID_ALREDY_EXIST']);
  }
};

test('[REG-08] reveals three existing emails per address and hour, and nothing more', async () => {
  await probe(3);
  expect(outcome(await register(TAKEN))).toEqual(TOO_MANY);
  expect(outcome(await register(fresh()))).toEqual(TOO_MANY);
  expect(outcome(await register(fresh(), '', '198.51.100.9'))).toEqual([201, '']);
  backend.advance(HOUR);
  expect(outcome(await register(TAKEN))).toEqual([400, '_ERR_LOGONID_ALREDY_EXIST']);
});

test('[REG-08] the message states the exceeded limit and the time to retry', async () => {
  await probe(3);
  const { error } = await register(TAKEN);
  expect(error.message).toBe(
    'Too many attempts with this email address or from your network. Try again in 60 minutes.',
  );
});

test('[REG-08] concurrent requests do not evade the limit', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => register(TAKEN)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('[REG-08] limits the attempts for one email over all addresses', async () => {
  for (let host = 1; host <= 10; host += 1) await register(TAKEN, '', `198.51.100.${host}`);
  expect(outcome(await register(TAKEN, '', '198.51.100.99'))).toEqual(TOO_MANY);
});

test('[REG-08] an IPv6 network counts as one address', async () => {
  for (let host = 1; host <= 3; host += 1) await register(TAKEN, '', `2001:db8:1:2::${host}`);
  expect(outcome(await register(TAKEN, '', '2001:db8:1:2:ffff::1'))).toEqual(TOO_MANY);
  expect(outcome(await register(TAKEN, '', '2001:db8:1:3::1'))).toEqual([400, '_ERR_LOGONID_ALREDY_EXIST']);
});

test('[REG-02] successful registrations do not count', async () => {
  const responses: number[] = [];
  for (let time = 0; time < 5; time += 1) responses.push((await register(fresh())).status);
  expect(responses).toEqual([201, 201, 201, 201, 201]);
});

test('[REG-08] allows three guesses of Pals numbers per hour, counted apart from emails', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect(outcome(await register(fresh(), `10000000${time}`))).toEqual([400, '_ERR_PALS_NUMBER_INVALID']);
  }
  expect(outcome(await register(fresh(), '555000111'))).toEqual(TOO_MANY);
  const row = await backend.database
    .selectFrom('pals_in_store_member')
    .selectAll()
    .where('pals_number', '=', '555000111')
    .executeTakeFirst();
  expect(row?.claimed_by).toBe(null);
  expect(outcome(await register(fresh(), '555000111', '198.51.100.9'))).toEqual([201, '']);
});

test('[USR-05] a refused prober can still sign in, request a new password and get a captcha', async () => {
  await probe(3);
  const browser = backend.browser();
  browser.headers['x-forwarded-for'] = '203.0.113.7';
  expect((await browser.signIn(TAKEN, PASSWORD)).status).toBe(201);
  expect((await browser.put('person/@self', { logonId: TAKEN, resetPassword: 'true' })).status).toBe(200);
  expect((await browser.get('captcha/challenge')).status).toBe(200);
});

test('[USR-05] sign-ins, registrations, mailed codes and tried codes each have their own limit', async () => {
  const shop = await startBackend({ signInLimit: 2, resetLimit: 2 });
  try {
    const browser = shop.browser();
    const ask = () => browser.put('person/@self', { logonId: TAKEN, resetPassword: 'true' });
    const redeem = () =>
      browser.put('person/@self', {
        logonId: TAKEN,
        validationCode: 'AAAAAAAA',
        logonPassword: PASSWORD,
        logonPasswordVerify: PASSWORD,
      });
    const link = () => browser.post('loginidentity/sign_in_link', { logonId: TAKEN });
    const register = () => browser.post('person', registration(fresh()));
    for (const call of [() => browser.signIn(TAKEN, 'Wrong123'), ask, redeem, link, register]) {
      const statuses = [(await call()).status, (await call()).status, (await call()).status];
      expect([statuses[0] === 429, statuses[1] === 429, statuses[2]]).toEqual([false, false, 429]);
    }
  } finally {
    await shop.close();
  }
});

test('[PAL-01] repeated joining does not reveal the phones of members', async () => {
  const owner = await backend.registered('owner@example.test');
  await owner.post('person/createPals', { palsPhoneNumber: '5555550199' });
  const stranger = await backend.registered('stranger@example.test');
  const join = (palsPhoneNumber: string) => stranger.post('person/createPals', { palsPhoneNumber });
  for (let time = 0; time < 3; time += 1) expect((await join('5555550199')).body).toEqual({ isSiebelSync: 'Failed' });
  expect(outcome(await join('5555550199'))).toEqual(TOO_MANY);
  expect((await stranger.post('person/createPals', {})).body).toMatchObject({ isSiebelSync: 'Success' });
});

test('[REG-08] a /48 network has sixteen times the attempts of an address', async () => {
  const guard = makeProbeGuard(makeAttemptCounts(makeKeyedHash('a secret'), backend.now), 3, backend.now);
  const unitOfWork = makeUnitOfWork(backend.database);
  const tryFrom = (address: string, value: string) =>
    unitOfWork
      .run((trx) => guard.take(trx, { kind: 'email', value }, address))
      .then(
        () => true,
        () => false,
      );
  let allowed = 0;
  for (let at = 0; at < 60; at += 1) if (await tryFrom(`2001:db8:1:${at}::1`, `a${at}@example.test`)) allowed += 1;
  expect(allowed).toBe(48);
  expect(await tryFrom('2001:db8:2:1::1', 'b@example.test')).toBe(true);
});

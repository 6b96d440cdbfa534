import { readResetCode } from '../../../../backend/identity/password/reset-code.ts';
import { listen } from '../support/over-http.ts';
import { mailedCode, mailsTo } from '../support/outbox.ts';
import { PASSWORD, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Answer } from '../support/browser.ts';

const MINUTE = 60_000;
const NEW = 'Fresh4567';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend({ resetLimit: 1000 });
});
afterAll(() => backend.close());

let count = 0;
/** An account that is signed out everywhere. */
const account = async (): Promise<string> => {
  count += 1;
  const logonId = `reset${count}@example.test`;
  await (await backend.registered(logonId)).signOut();
  return logonId;
};

const requestCode = (logonId: string): Promise<Answer> =>
  backend.browser().put('person/@self', { logonId, resetPassword: 'true', challengeAnswer: '-' });

const redeem = (logonId: string, code: string, password = NEW): Promise<Answer> =>
  backend.browser().put('person/@self', {
    logonId,
    resetPassword: 'true',
    validationCode: code,
    logonPassword: password,
    logonPasswordVerify: password,
  });

const codes = async (logonId: string): Promise<number> =>
  (await mailsTo(backend.database, logonId)).filter((kind) => kind === 'password-code').length;

const opens = async (logonId: string, password: string): Promise<boolean> =>
  (await backend.browser().signIn(logonId, password)).status === 201;

const refused = [
  400,
  {
    key: '_ERR_VALIDATION_CODE_INVALID',
    code: '_ERR_VALIDATION_CODE_INVALID',
    message: 'This code is incorrect, used or expired. Check it, or request a new one.',
    parameters: ['validationCode'],
  },
];

test('[MOD-04] the mailed code sets a new password and invalidates the old one', async () => {
  const logonId = await account();
  expect((await requestCode(` ${logonId.toUpperCase()} `)).status).toBe(200);
  const response = await redeem(logonId, await mailedCode(backend.database, logonId));
  expect([response.status, response.body.resourceName]).toEqual([200, 'person']);
  expect([await opens(logonId, PASSWORD), await opens(logonId, NEW)]).toEqual([false, true]);
  expect(await mailsTo(backend.database, logonId)).toEqual(['welcome', 'password-code', 'password-changed']);
});

test('[MOD-04] body, headers and tried codes do not reveal whether the account exists', async () => {
  const logonId = await account();
  const [known, unknown] = [await requestCode(logonId), await requestCode('nobody@example.test')];
  const without = ({ status, text, headers }: Answer) => [status, text, { ...headers, date: '' }];
  expect(without(unknown)).toEqual(without(known));
  expect(await mailsTo(backend.database, 'nobody@example.test')).toEqual([]);
  const [wrong, guess] = [await redeem(logonId, 'AAAAAAAA'), await redeem('nobody@example.test', 'AAAAAAAA')];
  expect([guess.status, guess.text]).toEqual([wrong.status, wrong.text]);
});

test('[MOD-04] a new password ends every session of the account', async () => {
  const logonId = await account();
  const [phone, laptop] = [backend.browser(), backend.browser()];
  await phone.signIn(logonId, PASSWORD);
  await laptop.signIn(logonId, PASSWORD);
  await requestCode(logonId);
  await redeem(logonId, await mailedCode(backend.database, logonId));
  const seen = [await phone.get('person/@self'), await laptop.get('person/@self')];
  expect(seen.map((response) => response.error.code)).toEqual(['CMN1039E', 'CMN1039E']);
});

test('[ERR-07] a new password lifts the lock', async () => {
  const logonId = await account();
  for (let attempt = 0; attempt < 10; attempt += 1) await backend.browser().signIn(logonId, 'Wrong123');
  expect((await backend.browser().signIn(logonId, PASSWORD)).error.code).toBe('2490');
  await requestCode(logonId);
  await redeem(logonId, await mailedCode(backend.database, logonId));
  expect(await opens(logonId, NEW)).toBe(true);
});

test('[MOD-04] a code is valid once, also under concurrency', async () => {
  const logonId = await account();
  await requestCode(logonId);
  const code = await mailedCode(backend.database, logonId);
  const responses = await Promise.all(
    ['First123', 'Second123', 'Third123'].map((password) => redeem(logonId, code, password)),
  );
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 400, 400]);
  const again = await redeem(logonId, code);
  expect([again.status, again.error]).toEqual(refused);
});

test('[MOD-04] a code is valid for fifteen minutes', async () => {
  const logonId = await account();
  await requestCode(logonId);
  const first = await mailedCode(backend.database, logonId);
  backend.advance(15 * MINUTE);
  const late = await redeem(logonId, first);
  expect([late.status, late.error]).toEqual(refused);
  expect(await opens(logonId, PASSWORD)).toBe(true);
  await requestCode(logonId);
  backend.advance(15 * MINUTE - 1);
  expect((await redeem(logonId, await mailedCode(backend.database, logonId))).status).toBe(200);
});

test('[MOD-04] a code that another person requests invalidates none; a new password invalidates them all', async () => {
  const logonId = await account();
  await requestCode(logonId);
  const first = await mailedCode(backend.database, logonId);
  await requestCode(logonId);
  const second = await mailedCode(backend.database, logonId);
  expect((await redeem(logonId, first)).status).toBe(200);
  expect((await redeem(logonId, second)).error.key).toBe('_ERR_VALIDATION_CODE_INVALID');
});

test('[MOD-04] wrong codes from other addresses do not use up the owner’s tries', async () => {
  const logonId = await account();
  await requestCode(logonId);
  const code = await mailedCode(backend.database, logonId);
  const elsewhere = { 'x-forwarded-for': '203.0.113.66' };
  const body = { logonId, validationCode: 'AAAAAAAA', logonPassword: NEW, logonPasswordVerify: NEW };
  for (let attempt = 0; attempt < 8; attempt += 1) await backend.browser().put('person/@self', body, elsewhere);
  const late = await backend.browser().put('person/@self', { ...body, validationCode: code }, elsewhere);
  expect(late.error.key).toBe('_ERR_VALIDATION_CODE_INVALID');
  expect((await redeem(logonId, code)).status).toBe(200);
});

test('[MOD-04] the next code has five tries again', async () => {
  const logonId = await account();
  await requestCode(logonId);
  for (let attempt = 0; attempt < 5; attempt += 1) await redeem(logonId, 'AAAAAAAA');
  await requestCode(logonId);
  expect((await redeem(logonId, await mailedCode(backend.database, logonId))).status).toBe(200);
});

test('[MOD-04] after three mails sends another ten minutes after the last, so that the owner always has a valid code', async () => {
  const logonId = await account();
  for (let attempt = 0; attempt < 6; attempt += 1) await requestCode(logonId);
  backend.advance(10 * MINUTE - 1);
  await requestCode(logonId);
  expect(await codes(logonId)).toBe(3);
  const last = await mailedCode(backend.database, logonId);
  backend.advance(1);
  await requestCode(logonId);
  expect(await codes(logonId)).toBe(4);
  expect((await redeem(logonId, last)).status).toBe(200);
});

test('[MOD-04] refuses the right code after five wrong ones', async () => {
  const logonId = await account();
  await requestCode(logonId);
  const code = await mailedCode(backend.database, logonId);
  for (let attempt = 0; attempt < 4; attempt += 1) await redeem(logonId, 'AAAAAAAA');
  const other = await account();
  await requestCode(other);
  const otherCode = await mailedCode(backend.database, other);
  for (let attempt = 0; attempt < 5; attempt += 1) await redeem(other, 'AAAAAAAA');
  expect((await redeem(logonId, code)).status).toBe(200);
  expect((await redeem(other, otherCode)).error.key).toBe('_ERR_VALIDATION_CODE_INVALID');
  expect(await opens(other, PASSWORD)).toBe(true);
});

test('[MOD-04] concurrent guesses over many connections share five tries', async () => {
  const logonId = await account();
  await requestCode(logonId);
  const code = await mailedCode(backend.database, logonId);
  const send = await listen(backend.app);
  const body = { logonId, validationCode: 'AAAAAAAA', logonPassword: NEW, logonPasswordVerify: NEW };
  await Promise.all(Array.from({ length: 12 }, () => send('PUT', 'person/@self', body)));
  const counts = await backend.database.selectFrom('attempt_count').select('used').execute();
  expect(Math.max(...counts.map(({ used }) => used))).toBe(5);
  expect((await redeem(logonId, code)).status).toBe(400);
});

test('[MOD-04] sends three mails per hour; the response is the same and the last code stays valid', async () => {
  const logonId = await account();
  const responses = [await requestCode(logonId), await requestCode(logonId), await requestCode(logonId)];
  const code = await mailedCode(backend.database, logonId);
  responses.push(await requestCode(logonId));
  expect(new Set(responses.map((response) => `${response.status} ${response.text}`)).size).toBe(1);
  expect(await codes(logonId)).toBe(3);
  expect((await redeem(logonId, code)).status).toBe(200);
  backend.advance(60 * MINUTE);
  await requestCode(logonId);
  expect(await codes(logonId)).toBe(4);
});

test('[MOD-04] limits an address’s requests for codes and tried codes, but not changes of the profile', async () => {
  const limited = await startBackend({ resetLimit: 2 });
  try {
    const browser = await limited.registered('limited@example.test');
    const body = { logonId: 'nobody@example.test', resetPassword: 'true' };
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await browser.put('person/@self', body)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const guesses = [];
    for (const name of ['validationCode', 'xcred_validationCode', 'validationCode']) {
      const passwords = { logonPassword: NEW, logonPasswordVerify: NEW };
      const guess = await browser.put('person/@self', { logonId: body.logonId, [name]: 'AAAAAAAA', ...passwords });
      guesses.push(guess.status);
    }
    expect(guesses).toEqual([400, 400, 429]);
    expect((await browser.put('person/@self', { firstName: 'Ulla' })).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('[MOD-04] accepts field names with the prefix of later releases', async () => {
  const logonId = await account();
  await requestCode(logonId);
  const body = {
    logonId,
    resetPassword: 'true',
    xcred_validationCode: await mailedCode(backend.database, logonId),
    xcred_logonPassword: NEW,
    xcred_logonPasswordVerify: NEW,
  };
  expect((await backend.browser().put('person/@self', body)).status).toBe(200);
  expect(await opens(logonId, NEW)).toBe(true);
});

test('[MOD-04] a code typed in lower case, with a space and a hyphen, is the same code', () => {
  expect(readResetCode(' abcd-ef gh ')).toBe('ABCDEFGH');
});

test('[MOD-04] stores the code as a keyed hash, apart from the mail', async () => {
  const logonId = await account();
  await requestCode(logonId);
  const code = await mailedCode(backend.database, logonId);
  const rows = JSON.stringify(await backend.database.selectFrom('reset_code').selectAll().execute());
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(logonId);
});

test('[MOD-04] a disabled account gets no code', async () => {
  const logonId = await account();
  await backend.database.updateTable('shopper').set({ status: 'Disabled' }).where('logon_id', '=', logonId).execute();
  expect((await requestCode(logonId)).status).toBe(200);
  expect(await codes(logonId)).toBe(0);
});

test('[FRM-05] refuses a weak password without using the code', async () => {
  const logonId = await account();
  await requestCode(logonId);
  const code = await mailedCode(backend.database, logonId);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const response = await redeem(logonId, code, 'short');
    expect([response.status, response.error.key]).toEqual([400, '_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD']);
  }
  expect((await redeem(logonId, code)).status).toBe(200);
});

test('[MOD-04] a /48 network has eighty tries at the codes of an account, also with new codes', async () => {
  const logonId = await account();
  const body = { logonId, validationCode: 'AAAAAAAA', logonPassword: NEW, logonPasswordVerify: NEW };
  const from = (at: number) => ({ 'x-forwarded-for': `2001:db8:1:${at.toString(16)}::1` });
  const tryFrom = (at: number, code: string) =>
    backend.browser().put('person/@self', { ...body, validationCode: code }, from(at));
  await requestCode(logonId);
  for (let at = 0; at < 79; at += 1) await tryFrom(at, 'AAAAAAAA');
  const reset = { logonId, resetPassword: 'true', challengeAnswer: '-' };
  await backend.browser().put('person/@self', reset, from(79));
  await tryFrom(80, 'AAAAAAAA');
  const code = await mailedCode(backend.database, logonId);
  expect((await tryFrom(81, code)).error.key).toBe('_ERR_VALIDATION_CODE_INVALID');
  expect((await redeem(logonId, code)).status).toBe(200);
});

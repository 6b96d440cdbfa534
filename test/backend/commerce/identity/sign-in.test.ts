import { listen } from '../support/over-http.ts';
import { startBackend, PASSWORD, type BackendUnderTest } from '../support/backend-under-test.ts';

const MINUTE = 60_000;
const WRONG = 'The specified logon ID or password are not correct. Verify the information provided and log in again.';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend();
  await (await backend.registered('robin@example.test')).signOut();
});
afterEach(() => backend.close());

const wrongly = async (logonId: string, times: number): Promise<string[]> => {
  const codes: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    codes.push((await backend.browser().signIn(logonId, 'Wrong123')).error.code);
  }
  return codes;
};

test('[ERR-07] a wrong password and an unknown account get the same response', async () => {
  const wrong = await backend.browser().signIn('robin@example.test', 'Wrong123');
  const unknown = await backend.browser().signIn('nobody@example.test', 'Wrong123');
  expect(wrong.error).toEqual({
    key: '_ERR_AUTHENTICATION_ERROR',
    code: '2030',
    message: WRONG,
    parameters: ['logonId'],
  });
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
});

test.each(['robin@example.test', 'nobody@example.test'])(
  '[ERR-07] the tenth wrong password in a row locks %s and states the time, whether the account exists or not',
  async (logonId) => {
    expect(await wrongly(logonId, 9)).toEqual(Array.from({ length: 9 }, () => '2030'));
    const locked = {
      key: '_ERR_AUTHENTICATION_ERROR',
      code: '2490',
      message: 'This account is locked after too many incorrect passwords. Try again in 15 minutes.',
      parameters: ['logonId', new Date(backend.now() + 15 * MINUTE).toISOString()],
    };
    expect((await backend.browser().signIn(logonId, 'Wrong123')).error).toEqual(locked);
    expect((await backend.browser().signIn(logonId, 'Wrong123')).error).toEqual(locked);
    expect((await backend.browser().signIn(logonId, PASSWORD)).error).toEqual(locked);
    backend.advance(15 * MINUTE - 1);
    expect((await backend.browser().signIn(logonId, PASSWORD)).error.message).toContain('Try again in 1 minute.');
  },
);

test('[USR-05] accepts the right password after the lock', async () => {
  await wrongly('robin@example.test', 10);
  backend.advance(15 * MINUTE);
  expect((await backend.browser().signIn('robin@example.test', PASSWORD)).status).toBe(201);
});

test('[USR-05] the right password resets the count of wrong ones', async () => {
  await wrongly('robin@example.test', 9);
  expect((await backend.browser().signIn('robin@example.test', PASSWORD)).status).toBe(201);
  expect(await wrongly('robin@example.test', 9)).not.toContain('2490');
  expect((await backend.browser().signIn('robin@example.test', PASSWORD)).status).toBe(201);
});

test('[ERR-07] nine of the concurrent guesses are refused as wrong, all others by the lock', async () => {
  const guesses = Array.from({ length: 20 }, () => backend.browser().signIn('robin@example.test', 'Wrong123'));
  const codes = (await Promise.all(guesses)).map((response) => response.error.code);
  expect(codes.filter((code) => code === '2030')).toHaveLength(9);
  expect(codes.filter((code) => code === '2490')).toHaveLength(11);
});

test('[ERR-07] counts concurrent guesses over many connections one by one, the right password included', async () => {
  const send = await listen(backend.app);
  const signIn = (logonPassword: string) =>
    send('POST', 'loginidentity', { logonId: 'robin@example.test', logonPassword });
  const responses = await Promise.all(Array.from({ length: 16 }, () => signIn('Wrong123')));
  const codes = responses.map((response) => response.errorCode).toSorted();
  expect(codes).toEqual([...Array.from({ length: 9 }, () => '2030'), ...Array.from({ length: 7 }, () => '2490')]);
  expect((await signIn(PASSWORD)).errorCode).toBe('2490');
  backend.advance(15 * MINUTE);
  expect((await signIn(PASSWORD)).status).toBe(201);
});

test('[ERR-07] the lock survives a restart', async () => {
  await wrongly('robin@example.test', 10);
  await backend.restart();
  expect((await backend.browser().signIn('robin@example.test', PASSWORD)).error.code).toBe('2490');
});

test('[ERR-07] reports a disabled account only with the right password', async () => {
  await backend.database.updateTable('shopper').set({ status: 'Disabled' }).execute();
  expect((await backend.browser().signIn('robin@example.test', 'Wrong123')).error.code).toBe('2030');
  const response = await backend.browser().signIn('robin@example.test', PASSWORD);
  expect(response.error.key).toBe('_ERR_PERSON_ACCOUNT_DISABLED');
});

test.each([
  [{ logonId: '', logonPassword: 'x' }, 'logonId'],
  [{ logonId: '  ', logonPassword: 'x' }, 'logonId'],
  [{ logonId: 'robin@example.test', logonPassword: '' }, 'logonPassword'],
  [{ logonPassword: 'x' }, 'logonId'],
  [{ logonId: 'robin@example.test' }, 'logonPassword'],
  [{ logonId: { $ne: '' }, logonPassword: 'x' }, 'logonId'],
  [{ logonId: 'robin@example.test', logonPassword: 12345678 }, 'logonPassword'],
])('[USR-05] refuses a sign-in with %j and names the parameter', async (body, parameter) => {
  const response = await backend.browser().post('loginidentity?updateCookies=true', body);
  expect([response.status, response.error.parameters]).toEqual([400, [parameter]]);
  expect(response.cookies).toEqual([]);
});

test('[PLT-04] stores the password as an argon2id hash', async () => {
  const row = await backend.database
    .selectFrom('shopper')
    .select('password_hash')
    .where('kind', '=', 'R')
    .executeTakeFirst();
  expect(row?.password_hash).toMatch(/^\$argon2id\$/);
});

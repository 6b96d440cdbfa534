import { PASSWORD, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import { mailedCode, mailsTo } from '../support/outbox.ts';
import type { Answer, Browser } from '../support/browser.ts';

const NEW = 'Fresh4567';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

let count = 0;
const shopper = async (): Promise<{ browser: Browser; logonId: string }> => {
  count += 1;
  const logonId = `change${count}@example.test`;
  return { browser: await backend.registered(logonId), logonId };
};

const change = (browser: Browser, old: string, password = NEW, verify = password): Promise<Answer> =>
  browser.put('person/@self', {
    logonPassword: password,
    xcred_logonPasswordOld: old,
    xcred_logonPasswordVerify: verify,
  });

const opens = async (logonId: string, password: string): Promise<boolean> =>
  (await backend.browser().signIn(logonId, password)).status === 201;

test('[USR-05] changes the password with the old one, keeps this session and ends the others', async () => {
  const { browser, logonId } = await shopper();
  const elsewhere = backend.browser();
  await elsewhere.signIn(logonId, PASSWORD);
  const response = await change(browser, PASSWORD);
  expect([response.status, response.body.resourceName]).toEqual([200, 'person']);
  expect((await browser.get('person/@self')).body.logonId).toBe(logonId);
  expect((await elsewhere.get('person/@self')).error.code).toBe('CMN1039E');
  expect([await opens(logonId, PASSWORD), await opens(logonId, NEW)]).toEqual([false, true]);
  expect(await mailsTo(backend.database, logonId)).toEqual(['welcome', 'password-changed']);
});

test('[USR-05] a changed password invalidates mailed codes', async () => {
  const { browser, logonId } = await shopper();
  await browser.put('person/@self', { logonId, resetPassword: 'true' });
  const code = await mailedCode(backend.database, logonId);
  await change(browser, PASSWORD);
  const passwords = { logonPassword: 'Other4567', logonPasswordVerify: 'Other4567' };
  const response = await backend.browser().put('person/@self', { logonId, validationCode: code, ...passwords });
  expect(response.error.key).toBe('_ERR_VALIDATION_CODE_INVALID');
  expect(await opens(logonId, NEW)).toBe(true);
});

test('[ERR-07] refuses a wrong old password, and locks at the tenth as at sign-in', async () => {
  const { browser, logonId } = await shopper();
  const first = await change(browser, 'Wrong123');
  expect([first.status, first.error]).toEqual([
    400,
    {
      key: '_ERR_AUTHENTICATION_ERROR',
      code: '2030',
      message: 'Your current password is incorrect.',
      parameters: ['xcred_logonPasswordOld'],
    },
  ]);
  for (let attempt = 0; attempt < 8; attempt += 1) await change(browser, 'Wrong123');
  const tenth = await change(browser, 'Wrong123');
  expect([tenth.error.code, tenth.error.message]).toEqual([
    '2490',
    'This account is locked after too many incorrect passwords. Try again in 15 minutes.',
  ]);
  expect((await change(browser, PASSWORD)).error.code).toBe('2490');
  expect((await backend.browser().signIn(logonId, PASSWORD)).error.code).toBe('2490');
});

test('[USR-05] one of two concurrent changes wins, and only its password is valid', async () => {
  const { browser, logonId } = await shopper();
  const other = backend.browser();
  await other.signIn(logonId, PASSWORD);
  const responses = await Promise.all([change(browser, PASSWORD, 'First123'), change(other, PASSWORD, 'Second123')]);
  expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
  expect((await Promise.all(['First123', 'Second123'].map((password) => opens(logonId, password)))).toSorted()).toEqual(
    [false, true],
  );
});

const refusals: readonly [string, unknown, string, string][] = [
  [
    'without the old one',
    { logonPassword: NEW, logonPasswordVerify: NEW },
    '_ERR_CMD_INVALID_PARAM',
    'xcred_logonPasswordOld',
  ],
  [
    'with an empty old one',
    { logonPassword: NEW, xcred_logonPasswordOld: '', xcred_logonPasswordVerify: NEW },
    '_ERR_CMD_INVALID_PARAM',
    'xcred_logonPasswordOld',
  ],
  [
    'that is not repeated',
    { logonPassword: NEW, xcred_logonPasswordOld: PASSWORD },
    '_ERR_CMD_INVALID_PARAM',
    'logonPasswordVerify',
  ],
  [
    'without a digit',
    { logonPassword: 'abcdefgh', xcred_logonPasswordOld: PASSWORD, xcred_logonPasswordVerify: 'abcdefgh' },
    '_ERR_AUTHENTICATION_MINIMUMDIGITS_PASSWORD',
    'logonPassword',
  ],
  [
    'together with a name',
    { logonPassword: NEW, xcred_logonPasswordOld: PASSWORD, xcred_logonPasswordVerify: NEW, firstName: 'Ulla' },
    '_ERR_CMD_INVALID_PARAM',
    'firstName',
  ],
  [
    'as a number',
    { logonPassword: 12345678, xcred_logonPasswordOld: PASSWORD },
    '_ERR_CMD_INVALID_PARAM',
    'logonPassword',
  ],
];
test.each(refusals)('[FRM-05] refuses a new password %s and changes nothing', async (_what, body, key, parameter) => {
  const { browser, logonId } = await shopper();
  const response = await browser.put('person/@self', body);
  expect([response.status, response.error.key, response.error.parameters]).toEqual([400, key, [parameter]]);
  expect(await opens(logonId, PASSWORD)).toBe(true);
});

test('[USR-01] only a signed-in shopper can change password or profile', async () => {
  const guest = await backend.guest();
  const responses = [
    await change(guest, PASSWORD),
    await change(backend.browser(), PASSWORD),
    await guest.put('person/@self', { firstName: 'Ulla' }),
  ];
  expect(responses.map((response) => [response.status, response.error.code])).toEqual(
    Array.from({ length: 3 }, () => [401, '2550']),
  );
});

test('[REG-01] changes names and phone number in the account and its own address', async () => {
  const { browser, logonId } = await shopper();
  const before = (await browser.get('person/@self')).body;
  const response = await browser.put('person/@self', {
    firstName: ' Ulla ',
    lastName: "O'Hara",
    phone1: '(555) 555-0199',
  });
  expect([response.status, response.body]).toEqual([
    200,
    { userId: before.userId, addressId: before.addressId, resourceName: 'person' },
  ]);
  const after = { firstName: 'Ulla', lastName: "O'Hara", phone1: '5555550199', logonId };
  expect((await browser.get('person/@self')).body).toEqual({ ...before, ...after });
  const address = await backend.database
    .selectFrom('address')
    .select(['first_name', 'last_name', 'phone'])
    .where('address_id', '=', Number(before.addressId))
    .executeTakeFirst();
  expect(address).toEqual({ first_name: 'Ulla', last_name: "O'Hara", phone: '5555550199' });
  await browser.put('person/@self', { phone1: '' });
  expect((await browser.get('person/@self')).body.phone1).toBe('');
});

const profiles: readonly [string, unknown, number, string][] = [
  ['an empty name', { firstName: ' ' }, 400, 'firstName'],
  ['digits in a name', { lastName: 'R2D2' }, 400, 'lastName'],
  ['nine digits', { phone1: '555555010' }, 400, 'phone1'],
  ['another email address', { email1: 'else@example.test' }, 400, 'email1'],
  ['two email addresses', { email1: 'a@example.test', logonId: 'b@example.test' }, 400, 'email1'],
  ['a status', { accountStatus: 'Enabled' }, 400, 'accountStatus'],
  ['a mark of a partner', { firstName: 'Ulla', isPartner: 'true' }, 400, 'isPartner'],
  ['a number for a name', { firstName: 7 }, 400, 'firstName'],
  ['a control character', { firstName: 'Ul\u0007la' }, 400, 'firstName'],
  ['a script', { firstName: '<script>alert(1)</script>' }, 400, 'firstName'],
  ['a name of a thousand letters', { firstName: 'a'.repeat(1000) }, 400, 'firstName'],
];
test.each(profiles)(
  '[REG-01] refuses a profile with %s and changes nothing',
  async (_what, body, status, parameter) => {
    const { browser } = await shopper();
    const before = (await browser.get('person/@self')).body;
    const response = await browser.put('person/@self', body);
    expect([response.status, response.error.parameters]).toEqual([status, [parameter]]);
    expect((await browser.get('person/@self')).body).toEqual(before);
  },
);

test('[USR-08] an ended session cannot change anything, by cookie or token', async () => {
  const { browser, logonId } = await shopper();
  const cookies = new Map(browser.jar);
  const { body } = await backend.browser().post('loginidentity', { logonId, logonPassword: PASSWORD });
  await backend.browser().delete('loginidentity/@self', { WCToken: body.WCToken });
  await browser.signOut();
  const thief = backend.browser();
  cookies.forEach((value, name) => thief.jar.set(name, value));
  const byCookie = await change(thief, PASSWORD);
  const byToken = await backend.browser().put('person/@self', { firstName: 'Eve' }, { WCToken: body.WCToken });
  expect([byCookie.status, byCookie.error.code]).toEqual([401, 'CMN1039E']);
  expect([byToken.status, byToken.error.code]).toEqual([400, '1012']);
  expect(await opens(logonId, PASSWORD)).toBe(true);
});

test("[USR-06] another shopper's token acts for its owner despite one's own cookies, and a damaged one for no shopper", async () => {
  const [mallory, victim] = [await shopper(), await shopper()];
  const { body } = await backend.browser().post('loginidentity', { logonId: victim.logonId, logonPassword: PASSWORD });
  const [id = '', secret = ''] = decodeURIComponent(body.WCToken).split(',');
  const own = (await mallory.browser.get('person/@self')).body.userId;
  const forged = [
    `${own},${secret}`,
    `${id},${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
    `${id},${'A'.repeat(1_000)}`,
    `${id}`,
  ];
  for (const token of forged) {
    const response = await mallory.browser.put(
      'person/@self',
      { firstName: 'Eve' },
      { WCToken: encodeURIComponent(token) },
    );
    expect([response.status, response.error.code]).toEqual([400, '1010']);
  }
  const names = await Promise.all([mallory, victim].map(({ browser }) => browser.get('person/@self')));
  expect(names.map((response) => response.body.firstName)).toEqual(['Robin', 'Robin']);
});

import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const NEW = 'Fresh4567';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend({ resetLimit: 1000 });
});
afterAll(() => backend.close());

const bad: readonly [string, unknown, string][] = [
  ['without a logon id', { resetPassword: 'true' }, 'logonId'],
  ['with a logon id that is no address', { logonId: 'robin', resetPassword: 'true' }, 'logonId'],
  ['with a list for a logon id', { logonId: ['a@example.test'], resetPassword: 'true' }, 'logonId'],
  ['with a truth for text', { logonId: 'a@example.test', resetPassword: true }, 'resetPassword'],
  [
    'with a password but no code',
    { logonId: 'a@example.test', resetPassword: 'true', logonPassword: NEW, logonPasswordVerify: NEW },
    'validationCode',
  ],
  ['with a code but no password', { logonId: 'a@example.test', validationCode: 'ABCDEFGH' }, 'logonPassword'],
  [
    'with passwords that differ',
    { logonId: 'a@example.test', validationCode: 'ABCDEFGH', logonPassword: NEW, logonPasswordVerify: 'Other1234' },
    'logonPasswordVerify',
  ],
  [
    'with a control character in the code',
    { logonId: 'a@example.test', validationCode: 'ABC\u0000', logonPassword: NEW, logonPasswordVerify: NEW },
    'validationCode',
  ],
  [
    'with a code of a thousand letters',
    { logonId: 'a@example.test', validationCode: 'A'.repeat(1000) },
    'validationCode',
  ],
  ['with nothing in it', {}, 'body'],
  ['with a list instead of an object', [], 'body'],
  ['that is not there', undefined, 'body'],
];
test.each(bad)('[PLT-04] names the fault of a password request %s', async (_what, body, parameter) => {
  const before = await backend.database.selectFrom('reset_code').selectAll().execute();
  const response = await backend.browser().put('person/@self', body);
  expect([response.status, response.error.parameters]).toEqual([400, [parameter]]);
  expect(await backend.database.selectFrom('reset_code').selectAll().execute()).toEqual(before);
});

test('[PLT-04] refuses a code of one megabyte without reading it', async () => {
  const response = await backend.browser().put('person/@self', {
    logonId: 'a@example.test',
    validationCode: 'A'.repeat(1_000_000),
  });
  expect([response.status, response.error.key]).toEqual([413, '_ERR_REQUEST_TOO_LARGE']);
});

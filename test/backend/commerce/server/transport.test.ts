import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const item = { partNumber: 'KIB-5', quantity: '1' };
const refusedBodies: readonly [string, unknown, number, string, string][] = [
  ['text that is not JSON', '{"orderItem":', 400, '_ERR_INVALID_JSON', ''],
  ['a prototype in disguise', '{"__proto__":{"admin":true},"orderItem":[]}', 400, '_ERR_INVALID_JSON', ''],
  ['no body', '', 400, '_ERR_CMD_INVALID_PARAM', 'body'],
  ['a list instead of an object', '[]', 400, '_ERR_CMD_INVALID_PARAM', 'body'],
  ['nothing to add', { orderItem: [] }, 400, '_ERR_CMD_INVALID_PARAM', 'orderItem'],
  ['a missing list', {}, 400, '_ERR_CMD_INVALID_PARAM', 'orderItem'],
  ['text for a list', { orderItem: 'KIB-5' }, 400, '_ERR_CMD_INVALID_PARAM', 'orderItem'],
  [
    'a number for a text',
    { orderItem: [{ ...item, partNumber: 5 }] },
    400,
    '_ERR_CMD_INVALID_PARAM',
    'orderItem.0.partNumber',
  ],
  [
    'a truth for a quantity',
    { orderItem: [{ ...item, quantity: true }] },
    400,
    '_ERR_CMD_INVALID_PARAM',
    'orderItem.0.quantity',
  ],
  [
    'a missing quantity',
    { orderItem: [{ partNumber: 'KIB-5' }] },
    400,
    '_ERR_CMD_INVALID_PARAM',
    'orderItem.0.quantity',
  ],
  [
    'a control character',
    { orderItem: [{ ...item, partNumber: 'KIB\u0000' }] },
    400,
    '_ERR_CMD_INVALID_PARAM',
    'orderItem.0.partNumber',
  ],
  [
    'a control character in a name',
    { 'order\u0007': '', orderItem: [item] },
    400,
    '_ERR_CMD_INVALID_PARAM',
    'name of a field',
  ],
  [
    'a text that is too long',
    { orderId: '.', note: 'x'.repeat(5000), orderItem: [item] },
    400,
    '_ERR_CMD_INVALID_PARAM',
    'note',
  ],
  ['a script', { note: 'a <SCRIPT src=x>', orderItem: [item] }, 400, '_ERR_PROHIBITED_CHAR', 'note'],
  ['a script address', { note: 'javascript:alert(1)', orderItem: [item] }, 400, '_ERR_PROHIBITED_CHAR', 'note'],
  ['an event handler', { note: 'x" onerror=alert(1)', orderItem: [item] }, 400, '_ERR_PROHIBITED_CHAR', 'note'],
];

test.each(refusedBodies)('[PLT-04] refuses %s and names the parameter', async (_what, body, status, key, parameter) => {
  const guest = await backend.guest();
  const response = await guest.post('cart', body, { 'content-type': 'application/json' });
  expect([response.status, response.error.key, response.error.parameters.join()]).toEqual([status, key, parameter]);
  expect(await guest.cart()).toEqual({});
});

test('[ERR-02] refuses a prohibited sequence with code 2520, also in a path and a query', async () => {
  const browser = backend.browser();
  const inPath = await browser.get(`espot/${encodeURIComponent('<script>')}`);
  const inQuery = await browser.get('espot/Home_Hero_React?note=%3Cscript%3E');
  expect([inPath.status, inPath.error.code]).toEqual([400, '2520']);
  expect([inQuery.status, inQuery.error.code]).toEqual([400, '2520']);
});

test('[PLT-04] passwords can contain sequences that are prohibited elsewhere', async () => {
  const response = await backend.browser().signIn('somebody@example.test', '<script>1');
  expect(response.error.code).toBe('2030');
});

test('[PLT-04] refuses a body above 64 KiB with 413 in the envelope', async () => {
  const guest = await backend.guest();
  const response = await guest.post('cart', { orderItem: [item], note: 'x'.repeat(70_000) });
  expect([response.status, response.error.key]).toEqual([413, '_ERR_REQUEST_TOO_LARGE']);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
  '[PLT-04] sends 415 in the envelope for a body of type %s',
  async (contentType) => {
    const guest = await backend.guest();
    const response = await guest.post('cart', '{"orderItem":[]}', { 'content-type': contentType });
    expect([response.status, response.error.key]).toEqual([415, '_ERR_UNSUPPORTED_CONTENT_TYPE']);
  },
);

const unknownAddresses: readonly [string, string][] = [
  ['an unknown path', '/nowhere?email=pat@example.test'],
  ['an unknown service', '/wcs/resources/store/10151/nonsense'],
  ['another store', '/wcs/resources/store/99999/cart/@self'],
  ['another store of the search service', '/search/resources/store/1/brandview/@all'],
];
test.each(unknownAddresses)('[PLT-04] sends 404 in the envelope for %s', async (_what, path) => {
  const response = await backend.browser().get(path);
  expect(response.status).toBe(404);
  expect(response.error.key).toBe('_ERR_NOT_FOUND');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('[PLT-04] sends 400 in the envelope for an address that cannot be decoded', async () => {
  const response = await backend.browser().get('/wcs/resources/store/10151/espot/%E0%A4%A');
  expect([response.status, response.error.key]).toEqual([400, '_ERR_BAD_REQUEST']);
});

test.each(['DELETE', 'delete', ' Delete '])('[USR-08] a POST with the override %p acts as DELETE', async (method) => {
  const guest = await backend.guest();
  await guest.add('KIB-5');
  const response = await guest.post('cart/@self', undefined, { 'x-http-method-override': method });
  expect(response.status).toBe(204);
  expect(await guest.cart()).toEqual({});
});

test('[CRT-03] a POST with the override PUT acts as PUT', async () => {
  const guest = await backend.guest();
  const added = await guest.add('KIB-5');
  const { orderItemId } = added.body.orderItem[0];
  const change = { orderItem: [{ orderItemId, quantity: '4' }] };
  const response = await guest.post('cart/@self/update_order_item', change, { 'X-HTTP-Method-Override': 'put' });
  expect(response.status).toBe(200);
  expect(await guest.cart()).toEqual({ 'KIB-5': 4 });
});

test('[PLT-04] refuses an unknown override instead of ignoring it', async () => {
  const guest = await backend.guest();
  const response = await guest.post('cart', { orderItem: [item] }, { 'X-HTTP-Method-Override': 'PATCH' });
  expect([response.status, response.error.parameters]).toEqual([400, ['X-HTTP-Method-Override']]);
  expect(await guest.cart()).toEqual({});
});

test('[ERR-03] refuses a change from a page of another site with 2540', async () => {
  const guest = await backend.guest();
  const response = await guest.post('cart', { orderItem: [item] }, { 'sec-fetch-site': 'cross-site' });
  expect([response.status, response.error.code]).toEqual([403, '2540']);
  expect(await guest.cart()).toEqual({});
});

test('[PLT-04] a server error has a reference number and no stack trace', async () => {
  const broken = await startBackend();
  try {
    const guest = await broken.guest();
    await broken.database.schema.dropTable('order_item').execute();
    const response = await guest.get('cart/@self');
    // A guest without a cart needs no lines, so the fault shows at the first add.
    const added = await guest.add('KIB-5');
    expect(response.status).toBe(404);
    expect([added.status, added.error.key]).toEqual([500, '_ERR_GENERIC']);
    expect(added.body.errors[0].correlationIdentifier).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(added.text).not.toMatch(/order_item|\bat \/|\.ts:|SQL/);
  } finally {
    await broken.close();
  }
});

test('[PLT-04] logs describe each response without any personal data', async () => {
  const browser = backend.browser();
  await browser.signIn('nosy.parker@example.test', 'Secret123');
  await browser.get('/wcs/resources/store/10151/espot/x?email=nosy.parker@example.test');
  const lines = backend.log.join('');
  expect(lines).toContain('"route":"/wcs/resources/store/:storeId/loginidentity"');
  expect(lines).not.toMatch(/nosy|Secret123|WC_|127\.0\.0\.1/);
});

test('[PLT-04] the process is healthy and ready', async () => {
  const browser = backend.browser();
  expect((await browser.get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await browser.get('/readyz')).body).toMatchObject({ status: 'ready' });
});

test('[PLT-04] without its database the process is healthy but not ready', async () => {
  const broken = await startBackend();
  try {
    await broken.database.schema.dropTable('catalogue_state').execute();
    const browser = broken.browser();
    expect((await browser.get('/healthz')).status).toBe(200);
    expect((await browser.get('/readyz')).status).toBe(503);
  } finally {
    await broken.close();
  }
});

test('[PLT-04] limits the sign-ins of one address', async () => {
  const limited = await startBackend({ signInLimit: 3 });
  try {
    const browser = limited.browser();
    const responses = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      responses.push(await browser.signIn(`a${attempt}@example.test`, 'x'));
    expect(responses.map((response) => response.status)).toEqual([400, 400, 400, 429]);
    expect(responses[3]?.error.key).toBe('_ERR_TOO_MANY_REQUESTS');
    expect(responses[3]?.headers['retry-after']).toBeDefined();
    const elsewhere = await browser.post(
      'loginidentity',
      { logonId: 'b@example.test', logonPassword: 'x' },
      { 'x-forwarded-for': '203.0.113.9' },
    );
    expect(elsewhere.status).toBe(400);
  } finally {
    await limited.close();
  }
});

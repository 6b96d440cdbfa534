import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const ENCRYPTION = '/wcsstore/PetcoSAS/javascript/encrypt.min.js';
const STUBS = ['tag-manager', 'click-tracking', 'curalate', 'search-beacon'].map((name) => `/dev/scripts/${name}.js`);

let trying: BackendUnderTest;
let serious: BackendUnderTest;
beforeAll(async () => {
  [trying, serious] = await Promise.all([startBackend({ outbox: true }), startBackend({ outbox: false })]);
});
afterAll(() => Promise.all([trying.close(), serious.close()]));

test.each([...STUBS, ENCRYPTION])('[ANA-02] %s is a script in development', async (path) => {
  const { status, headers, text } = await trying.browser().get(path);
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'nosniff',
  ]);
  expect(() => new Function(text)).not.toThrow();
});

test('[ANA-02] reports of the script stubs are accepted and discarded', async () => {
  const { status, headers } = await trying.browser().get('/dev/scripts/heard?by=curalate&what=%2Fshop');
  expect([status, headers['cache-control']]).toEqual([204, 'no-store']);
});

test('[ANA-02] production has no stubs, but has the platform’s script', async () => {
  const browser = serious.browser();
  for (const path of [...STUBS, '/dev/scripts/heard']) expect((await browser.get(path)).status).toBe(404);
  expect((await browser.get(ENCRYPTION)).status).toBe(200);
});

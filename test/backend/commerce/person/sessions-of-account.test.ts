import { PASSWORD, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';
import { deviceOf } from '../../../../backend/identity/session/device.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const PATH = 'person/@self/x_sessions';

let count = 0;
/** A shopper who is signed in with Firefox and with Safari. */
const shopper = async (): Promise<{ here: Browser; there: Browser; logonId: string }> => {
  count += 1;
  const logonId = `sessions${count}@example.test`;
  const here = await backend.registered(logonId);
  here.headers['user-agent'] = FIREFOX;
  const there = backend.browser();
  there.headers['user-agent'] = SAFARI;
  await there.signIn(logonId, PASSWORD);
  await there.get('cart/@self');
  backend.advance(1_000);
  await here.get('cart/@self');
  return { here, there, logonId };
};

test('[ACC-07] lists browser and system of each session, this one marked, and nothing that identifies a device', async () => {
  const { here } = await shopper();
  const { body, headers } = await here.get(PATH);
  expect(body.sessions).toHaveLength(2);
  expect(body.sessions).toEqual(
    expect.arrayContaining([
      {
        sessionId: expect.any(String),
        browser: 'Firefox',
        system: 'Windows',
        openedAt: expect.any(String),
        lastUsedAt: expect.any(String),
        isCurrent: 'true',
      },
      expect.objectContaining({ browser: 'Safari', system: 'iPhone', isCurrent: 'false' }),
    ]),
  );
  expect(headers['cache-control']).toContain('no-store');
  const rows = await backend.database.selectFrom('session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('Mozilla');
});

test('[ACC-07] a session keeps the browser that opened it, whoever uses it later', async () => {
  const { here } = await shopper();
  here.headers['user-agent'] = SAFARI;
  backend.advance(60_000);
  await here.get('cart/@self');
  const { sessions } = (await here.get(PATH)).body;
  expect(sessions).toEqual(
    expect.arrayContaining([expect.objectContaining({ isCurrent: 'true', browser: 'Firefox', system: 'Windows' })]),
  );
});

test('[ACC-07] a session that was ended from elsewhere is signed out at once', async () => {
  const { here, there } = await shopper();
  const { sessions } = (await here.get(PATH)).body;
  const [other] = sessions.filter(({ isCurrent }: { isCurrent: string }) => isCurrent === 'false');
  expect((await here.delete(`${PATH}/${other.sessionId}`)).status).toBe(200);
  expect((await there.get('person/@self')).status).toBe(401);
  expect((await here.delete(`${PATH}/${other.sessionId}`)).status).toBe(404);
  expect((await here.get('person/@self')).status).toBe(200);
});

test('[ACC-07] sessions that timed out are not listed', async () => {
  const { here } = await shopper();
  backend.advance(20 * 60_000);
  await here.get('cart/@self');
  backend.advance(11 * 60_000);
  expect((await here.get(PATH)).body.sessions).toHaveLength(1);
});

test('[ACC-07] a guest has no list', async () => {
  expect((await (await backend.guest()).get(PATH)).status).toBe(401);
});

test.each([
  [undefined, 'Other', 'Other'],
  ['', 'Other', 'Other'],
  [FIREFOX, 'Firefox', 'Windows'],
  [SAFARI, 'Safari', 'iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'Linux'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari', 'macOS'],
])('[ACC-07] reads %s as %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

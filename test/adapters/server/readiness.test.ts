import { checkReadyz, type CheckBackend } from '../../../adapters/server/upstream/backend-readiness';
import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';
import { HCL_BACKEND, HCL_COOKIES } from '../../support/hcl-backend';

let shop: Storefront | undefined;
let backend: StubUpstream;
beforeEach(async () => {
  backend = await StubUpstream.start();
});
afterEach(async () => {
  jest.useRealTimers();
  await shop?.close();
  await backend.stop();
});

const open = async (checkBackend?: CheckBackend, more: Readonly<Record<string, string>> = {}): Promise<void> => {
  const settings = { COMMERCE_ORIGIN: backend.origin, ...more };
  shop = await openStorefront({
    settings,
    ...(checkBackend === undefined
      ? {}
      : { backend: { cookies: HCL_COOKIES, proxy: HCL_BACKEND.proxy, checkReadiness: checkBackend } }),
  });
};

const readiness = async (): Promise<readonly [status: number, body: unknown]> => {
  const response = await shop?.app.inject('/readyz');
  return [response?.statusCode ?? 0, response?.json()];
};

describe('with a backend without a health check', () => {
  beforeEach(() => open());

  test.each([
    [200, [200, { status: 'ready' }]],
    [302, [200, { status: 'ready' }]],
    [401, [200, { status: 'ready' }]],
    [404, [200, { status: 'ready' }]],
    [500, [503, { status: 'backend-not-ready' }]],
    [503, [503, { status: 'backend-not-ready' }]],
  ])('[PLT-04] depends on a response of %i at its base address', async (status, expected) => {
    backend.respondWith(({ url }) => (url === '/' ? { status, body: '{}' } : { status: 500 }));
    expect(await readiness()).toEqual(expected);
  });

  test('[PLT-04] reports not ready while it is unreachable', async () => {
    await backend.stop();
    expect(await readiness()).toEqual([503, { status: 'backend-unreachable' }]);
  });

  test('[PLT-04] makes one backend request for concurrent checks', async () => {
    let respond: () => void = () => undefined;
    const requested = new Promise<void>((resolve) => {
      backend.respondWith(() => {
        resolve();
        return new Promise((finish) => (respond = () => finish({})));
      });
    });
    const responses = Array.from({ length: 20 }, readiness);
    await requested;
    respond();
    expect((await Promise.all(responses)).map(([status]) => status)).toEqual(Array(20).fill(200));
    expect(backend.requests).toHaveLength(1);
  });
});

describe('with a backend that serves /readyz', () => {
  beforeEach(() => open(checkReadyz));

  test('[PLT-04] reports ready unless the backend reports otherwise', async () => {
    backend.respondWith({ status: 503, body: '{"status":"not ready","failed":["search"]}' });
    expect(await readiness()).toEqual([503, { status: 'backend-not-ready' }]);
    backend.respondWith({ body: '{"status":"ready"}' });
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
    expect(backend.requests.map(({ url }) => url)).toEqual(['/readyz', '/readyz']);
  });

  test('[PLT-04] reports ready when the backend turns out not to serve it', async () => {
    backend.respondWith({ status: 404, body: '{}' });
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
  });
});

describe('a slow or failing check', () => {
  test('[PLT-04] with an error makes the shop not ready and is logged', async () => {
    await open(() => Promise.reject(new Error('a bug of the check')));
    expect(await readiness()).toEqual([503, { status: 'backend-unreachable' }]);
    expect(shop?.log.join()).toContain('a bug of the check');
  });

  test('[PLT-04] that never ends makes the shop not ready, and the next request checks again', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const checks: CheckBackend[] = [() => new Promise(() => undefined), async () => 'ready'];
    await open((upstream) => checks.shift()?.(upstream) ?? Promise.resolve('ready'));
    const first = readiness();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await first).toEqual([503, { status: 'backend-unreachable' }]);
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
  });

  test('[PLT-04] may take as long as a slow backend may for a call', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const afterFiveSeconds: CheckBackend = () => new Promise((resolve) => setTimeout(() => resolve('ready'), 5_000));
    await open(afterFiveSeconds, { UPSTREAM_TIMEOUT_MS: '6000' });
    const checked = readiness();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await checked).toEqual([200, { status: 'ready' }]);
  });
});

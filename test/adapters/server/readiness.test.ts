import { checkReadyz, type CheckBackend } from '../../../adapters/server/backend-readiness';
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

const open = async (checkBackend?: CheckBackend): Promise<void> => {
  const settings = { COMMERCE_ORIGIN: backend.origin };
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

describe('over a backend without a check of its own', () => {
  beforeEach(() => open());

  test.each([
    [200, [200, { status: 'ready' }]],
    [302, [200, { status: 'ready' }]],
    [401, [200, { status: 'ready' }]],
    [404, [200, { status: 'ready' }]],
    [500, [503, { status: 'backend-not-ready' }]],
    [503, [503, { status: 'backend-not-ready' }]],
  ])('[PLT-04] a response of %i at its base address decides', async (status, expected) => {
    backend.respondWith(({ url }) => (url === '/' ? { status, body: '{}' } : { status: 500 }));
    expect(await readiness()).toEqual(expected);
  });

  test('[PLT-04] the shop is not ready while it cannot be reached', async () => {
    await backend.stop();
    expect(await readiness()).toEqual([503, { status: 'backend-unreachable' }]);
  });

  test('[PLT-04] however many requests come at one time, the backend gets one', async () => {
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

describe('over a backend that serves /readyz', () => {
  beforeEach(() => open(checkReadyz));

  test('[PLT-04] the shop is ready unless the backend says that it is not', async () => {
    backend.respondWith({ status: 503, body: '{"status":"not ready","failed":["search"]}' });
    expect(await readiness()).toEqual([503, { status: 'backend-not-ready' }]);
    backend.respondWith({ body: '{"status":"ready"}' });
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
    expect(backend.requests.map(({ url }) => url)).toEqual(['/readyz', '/readyz']);
  });

  test('[PLT-04] the shop is ready over one that turns out not to have it', async () => {
    backend.respondWith({ status: 404, body: '{}' });
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
  });
});

describe('a check that fails', () => {
  test('[PLT-04] by an error makes the shop not ready and is logged', async () => {
    await open(() => Promise.reject(new Error('a bug of the check')));
    expect(await readiness()).toEqual([503, { status: 'backend-unreachable' }]);
    expect(shop?.log.join()).toContain('a bug of the check');
  });

  test('[PLT-04] by never ending makes the shop not ready, and the next request checks anew', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const checks: CheckBackend[] = [() => new Promise(() => undefined), async () => 'ready'];
    await open((upstream) => checks.shift()?.(upstream) ?? Promise.resolve('ready'));
    const first = readiness();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await first).toEqual([503, { status: 'backend-unreachable' }]);
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
  });
});

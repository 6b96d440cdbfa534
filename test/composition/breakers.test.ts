import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallKind } from '../../adapters/http/call-kind';
import type { Fetch } from '../../adapters/http/fetching';
import { RequestCookies } from '../../adapters/server/requests/request-cookies';
import { makeCircuitBreakers, PAGE_LIMITS, timeoutsFrom } from '../../adapters/server/upstream/resilience';
import type { WebRequest } from '../../adapters/server/requests/web';
import { makeRequestServices } from '../../composition/roots/request-services';
import { makePublicContainer } from '../../composition/roots/server-containers';
import { CartTokens } from '../../composition/cart/tokens';
import { CatalogueTokens } from '../../composition/catalogue/tokens';
import { IdentityTokens } from '../../composition/identity/tokens';
import { FakeLogger } from '../fakes/fake-logger';
import { configWith } from '../support/storefront';
import { ContentTokens } from '../../composition/content/tokens';
import { HCL_BACKEND, HCL_COOKIE_RULES } from '../support/hcl-backend';

const ORIGIN = 'http://shop.test';
const KINDS = ['essential', 'personal', 'public', 'optional'] as const;

/** The backend's behaviour for calls to its failing part. */
type Failing = '500' | '503' | 'hangs';

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const ANSWERS: Readonly<Record<CallKind, { readonly path: string; readonly body: object }>> = {
  essential: {
    path: 'guestidentity',
    body: { userId: '7', WCToken: 'a', WCTrustedToken: 'b', personalizationID: 'c' },
  },
  personal: { path: 'order/@self', body: { orderId: '1', orderItem: [] } },
  public: { path: 'inventoryavailability/', body: { InventoryAvailability: [] } },
  optional: { path: 'espot/', body: { MarketingSpotData: [] } },
};

const request: WebRequest = {
  id: 'reference-1',
  method: 'GET',
  url: new URL('/', ORIGIN),
  cookies: new RequestCookies({ ...HCL_COOKIE_RULES, header: undefined, secure: false }),
  form: new URLSearchParams(),
  personal: false,
  origin: ORIGIN,
  cameFrom: () => undefined,
  forwarded: {},
  signal: new AbortController().signal,
};

/** The server's use cases and ports over a backend with one part that can fail. */
const openShop = () => {
  let failing: { readonly paths: ReadonlyArray<string>; readonly how: Failing } | undefined;
  const requested: string[] = [];
  const fetch: Fetch = (url, { signal }) => {
    requested.push(url.pathname);
    if (failing?.paths.some((path) => url.pathname.includes(path)) === true) {
      if (failing.how !== 'hangs') return Promise.resolve(json({}, Number(failing.how)));
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    }
    const known = KINDS.map((kind) => ANSWERS[kind]).find(({ path }) => url.pathname.includes(path));
    return Promise.resolve(json(known?.body ?? {}, known === undefined ? 404 : 200));
  };
  const config = configWith();
  const parts = {
    backend: HCL_BACKEND,
    config,
    logger: new FakeLogger(),
    resilience: { policy: makeCircuitBreakers({ limits: PAGE_LIMITS }), fetch },
  };
  const everybody = makePublicContainer(parts);
  const container = makeRequestServices(everybody, parts, { request, pendingRedirect: { path: undefined } });
  let asks = 0;
  const CALLS: Readonly<Record<CallKind, () => TaskEither<unknown, unknown>>> = {
    essential: () => container.get(IdentityTokens.becomeGuest),
    personal: () => container.get(CartTokens.cart).load,
    // A different one each time, so that no cache responds.
    public: () => everybody.get(CatalogueTokens.catalogue).onlineStock([`${(asks += 1)}`]),
    optional: () => everybody.get(ContentTokens.marketing).spot(`Spot_${(asks += 1)}`),
  };
  return {
    /** From now on only calls of these kinds fail. */
    fail: (kinds: ReadonlyArray<CallKind>, how: Failing) => {
      failing = { paths: kinds.map((kind) => ANSWERS[kind].path), how };
    },
    /** Whether the call got a response; `undefined` when the backend received no request. */
    call: async (kind: CallKind): Promise<boolean | undefined> => {
      const before = requested.length;
      const outcome = CALLS[kind]()();
      await jest.advanceTimersByTimeAsync(timeoutsFrom(config.upstreamTimeoutMs)[kind]);
      return requested.length === before ? undefined : E.isRight(await outcome);
    },
  };
};

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }));
afterEach(() => void jest.useRealTimers());

describe.each(['500', '503', 'hangs'] as const)('while one kind of call fails (%s)', (how) => {
  test.each(KINDS)('the others get responses, and it recovers: %s', async (failing) => {
    const { fail, call } = openShop();
    fail([failing], how);
    for (let round = 0; round < 4; round += 1) {
      for (let i = 0; i < 5; i += 1) expect(await call(failing)).not.toBe(true);
      for (const kind of KINDS.filter((other) => other !== failing))
        expect([kind, await call(kind)]).toEqual([kind, true]);
    }
    fail([], how);
    await jest.advanceTimersByTimeAsync(PAGE_LIMITS[failing].openMs);
    expect(await call(failing)).toBe(true);
  });
});

describe.each(['500', '503', 'hangs'] as const)('[PLT-03] while three kinds of calls fail at once (%s)', (how) => {
  test.each(KINDS)('the fourth gets every response, and all recover: %s', async (answered) => {
    const { fail, call } = openShop();
    const others = KINDS.filter((kind) => kind !== answered);
    fail(others, how);
    for (let round = 0; round < 20; round += 1) {
      for (const kind of others) expect(await call(kind)).not.toBe(true);
      expect(await call(answered)).toBe(true);
    }
    fail([], how);
    await jest.advanceTimersByTimeAsync(PAGE_LIMITS.optional.openMs);
    for (const kind of KINDS) expect([kind, await call(kind)]).toEqual([kind, true]);
  });
});

test.each(KINDS)('stops calling a hanging part after five calls: %s', async (failing) => {
  const { fail, call } = openShop();
  fail([failing], 'hangs');
  for (let i = 0; i < 5; i += 1) expect(await call(failing)).toBe(false);
  expect(await call(failing)).toBeUndefined();
});

import { RequestCookies } from '../../adapters/server/requests/request-cookies';
import type { WebResponse, WebRequest } from '../../adapters/server/requests/web';
import { makeShop } from '../../composition/roots/shop';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { FakeLogger } from '../fakes/fake-logger';
import { EMPTY_SHELL } from '../support/empty-shell';
import { configWith } from '../support/storefront';
import { HCL_BACKEND, HCL_COOKIE_RULES } from '../support/hcl-backend';

const ORIGIN = 'http://shop.test';

type Answering = (call: string) => Response | Promise<Response>;

/** A shop with a configured backend that records requests as method and path. */
const openShop = (answering: Answering, settings: Readonly<Record<string, string>> = {}) => {
  const requested: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const call = `${init?.method ?? 'GET'} ${new URL(String(address)).pathname.split('/').slice(5).join('/')}`;
    requested.push(call);
    return answering(call);
  });
  return {
    requestsMade: requested,
    shop: makeShop(
      { config: configWith(settings), logger: new FakeLogger(), resilience: {}, backend: HCL_BACKEND },
      () => EMPTY_SHELL,
    ),
  };
};

const posted = (path: string, form: Record<string, string>, cookie?: string): WebRequest => ({
  id: 'reference-1',
  method: 'POST',
  url: new URL(path, ORIGIN),
  cookies: new RequestCookies({ ...HCL_COOKIE_RULES, header: cookie, secure: false }),
  form: new URLSearchParams(form),
  personal: cookie !== undefined,
  origin: ORIGIN,
  cameFrom: () => undefined,
  forwarded: {},
  signal: new AbortController().signal,
});

const json = (body: object, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });

const GUEST = { userId: '7', WCToken: 'a', WCTrustedToken: 'b', personalizationID: 'c' };
const guest = (): Response => json(GUEST, { 'set-cookie': 'WC_USERACTIVITY_7=7; Path=/' });

const statusOf = (response: WebResponse): number => response.status;
const changesOf = (requested: ReadonlyArray<string>): ReadonlyArray<string> =>
  requested.filter((call) => !call.startsWith('GET') && !call.includes('storeConf'));

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[CRT-03] a form sends nothing after its deadline', async () => {
  let respondGuest = (_: Response): void => undefined;
  const { requestsMade: requested, shop } = openShop((call) =>
    call.startsWith('POST guestidentity')
      ? new Promise((resolve) => {
          respondGuest = resolve;
        })
      : json({}),
  );
  const request = posted(FORM_ACTIONS.addToCart, { partNumber: 'SKU-1', quantity: '1' });
  const answering = shop.handle(request);
  await jest.advanceTimersByTimeAsync(2_400);
  expect(statusOf(await answering)).toBe(503);
  respondGuest(guest());
  await jest.advanceTimersByTimeAsync(10_000);
  expect(changesOf(requested)).toEqual(['POST guestidentity']);
});

test('[PLT-03] with a slow backend, a form waits as long as the time-out of its calls allows', async () => {
  const { requestsMade: requested, shop } = openShop(
    (call) =>
      call.startsWith('POST guestidentity')
        ? new Promise((resolve) => setTimeout(() => resolve(guest()), 8_000))
        : call === 'POST cart'
          ? new Response('', { status: 500 })
          : json({}),
    { UPSTREAM_TIMEOUT_MS: '10000' },
  );
  const answering = shop.handle(posted(FORM_ACTIONS.addToCart, { partNumber: 'SKU-1', quantity: '1' }));
  await jest.advanceTimersByTimeAsync(11_000);
  await answering;
  expect(changesOf(requested)).toEqual(['POST guestidentity', 'POST cart']);
});

test('[CRT-03] an identity created before the deadline is sent with the response', async () => {
  const { requestsMade: requested, shop } = openShop((call) =>
    call.startsWith('POST guestidentity')
      ? guest()
      : call === 'POST cart'
        ? new Promise<Response>(() => undefined)
        : json({}),
  );
  const request = posted(FORM_ACTIONS.addToCart, { partNumber: 'SKU-1', quantity: '1' });
  const answering = shop.handle(request);
  await jest.advanceTimersByTimeAsync(2_400);
  expect(statusOf(await answering)).toBe(503);
  expect(changesOf(requested)).toEqual(['POST guestidentity', 'POST cart']);
  expect(request.cookies.changes().join()).toContain('WC_USERACTIVITY_7=7');
});

test('[USR-08] a refused sign-out redirects to the page that reports it', async () => {
  const { shop } = openShop((call) => (call.includes('loginidentity') ? new Response('', { status: 500 }) : json({})));
  const response = await shop.handle(posted('/shop/Logoff', {}));
  expect(statusOf(response)).toBe(503);
  expect('body' in response && String(response.body)).toContain('reference-1');
});

const REGISTRATION = {
  firstName: 'Robin',
  lastName: 'Reed',
  email: 'robin@example.test',
  password: 'Pawsome123',
  phoneNumber: '(555) 555-0100',
};
const RENEWAL = { step: 'renew', email: 'pat@example.test', code: '123456', password: 'Brandnew456' };
const SIGNED_IN = 'rUserType=R; rUserId=700002; WC_USERACTIVITY_700002=a';
const REWARDS = {
  palsRewardsNo: '123456789',
  palsRewardsCoupons: [{ couponNo: 'C-1', amount: 5, expirationDate: '2030-01-01', petcoPOSPushStatus: '' }],
};

test.each([
  ['[REG-04] a registration', FORM_ACTIONS.register, REGISTRATION, 'POST person', { userId: '9' }, ['POST person'], ''],
  ['[RWD-06] loading coupons', FORM_ACTIONS.loadCoupons, {}, 'GET palsPromotion/', REWARDS, [], SIGNED_IN],
  [
    '[MOD-04] a new password',
    FORM_ACTIONS.resetPassword,
    RENEWAL,
    'POST guestidentity',
    GUEST,
    ['POST guestidentity'],
    '',
  ],
] as const)('%s sends nothing more after its deadline', async (_what, path, form, late, body, changes, cookie) => {
  let respondLate = (_: Response): void => undefined;
  const { requestsMade: requested, shop } = openShop((call) =>
    call.startsWith(late)
      ? new Promise((resolve) => {
          respondLate = resolve;
        })
      : json({}),
  );
  const answering = shop.handle(posted(path, form, cookie || undefined));
  await jest.advanceTimersByTimeAsync(2_400);
  expect(statusOf(await answering)).toBe(503);
  expect(requested.some((call) => call.startsWith(late))).toBe(true);
  respondLate(json(body));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(changesOf(requested)).toEqual(changes);
});

test('[PAL-01] joining sends nothing after its deadline, not even the rewards request', async () => {
  let respondJoin = (_: Response): void => undefined;
  const { requestsMade: requested, shop } = openShop((call) =>
    call === 'POST person/createPals'
      ? new Promise((resolve) => {
          respondJoin = resolve;
        })
      : json({}),
  );
  const answering = shop.handle(posted(FORM_ACTIONS.joinPals, {}, SIGNED_IN));
  await jest.advanceTimersByTimeAsync(2_400);
  expect(statusOf(await answering)).toBe(503);
  respondJoin(json({ isSiebelSync: 'Success', palsId: '123456789' }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(requested.filter((call) => call.includes('als'))).toEqual(['POST person/createPals']);
});

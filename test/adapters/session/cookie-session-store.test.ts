import { RequestCookies } from '../../../adapters/server/requests/request-cookies';
import { CookieSessionStore } from '../../../adapters/session/cookie-session-store';
import { StorageChatStore } from '../../../adapters/session/storage-chat-store';
import { makeReportPurchase } from '../../../core/analytics/report-purchase';
import type { CookieOptions, Cookies } from '../../../core/shared/cookies';
import { sessionStoreContract, storingSessionContract } from '../../contracts/session-store.contract';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';
import { FakePurchaseCounter } from '../../fakes/fake-purchase-counter';
import { HCL_COOKIES, HCL_COOKIE_RULES } from '../../support/hcl-backend';

const makeBrowser = () => {
  const cookies = new FakeCookies();
  const localStorage = new FakeKeyValueStorage();
  const sessionStorage = new FakeKeyValueStorage();
  return {
    cookies,
    localStorage,
    sessionStorage,
    store: new CookieSessionStore(cookies, localStorage, sessionStorage, HCL_COOKIES.removed),
  };
};

sessionStoreContract('CookieSessionStore in a browser', () => {
  const { store, cookies } = makeBrowser();
  return {
    store,
    hasCookies: (names) => names.forEach((name) => cookies.hasCookie(name, 'x')),
    cookies: () => cookies.names(),
  };
});

storingSessionContract('CookieSessionStore', () => {
  const { store, cookies, localStorage, sessionStorage } = makeBrowser();
  return {
    store,
    hasCookies: (names) => names.forEach((name) => cookies.hasCookie(name, 'x')),
    cookies: () => cookies.names(),
    hasStoredRewards: () => void sessionStorage.has('PALS_REWARDS_DATA', '{}'),
    rewardsAreStored: () => sessionStorage.read('PALS_REWARDS_DATA')() !== undefined,
    hasLocalStorage: (key, value) => void localStorage.has(key, value),
    localStorage: () => localStorage.all,
  };
});

sessionStoreContract('CookieSessionStore on the server', () => {
  const cookies = new RequestCookies({ ...HCL_COOKIE_RULES, header: undefined, secure: true });
  const nothing = new FakeKeyValueStorage().isBlocked();
  return {
    store: new CookieSessionStore(cookies, nothing, nothing, HCL_COOKIES.removed),
    hasCookies: (names) => cookies.absorb(names.map((name) => `${name}=x; Path=/`)),
    cookies: () => cookies.names(),
  };
});

test("[USR-05] uses the specification's names", () => {
  const { store, cookies } = makeBrowser();
  store.rememberRegistered('700002')();
  expect(cookies.all).toEqual({ rUserType: 'R', rUserId: '700002' });
});

test('[USR-08] makes the shopper the generic guest after a sign-out', () => {
  const { store, cookies } = makeBrowser();
  store.rememberRegistered('700002')();
  store.clearAtSignOut();
  store.rememberGuest(undefined)();
  expect(cookies.all).toEqual({ rUserType: 'G', rUserId: '-1002' });
});

test.each([
  ['R', 'registered'],
  ['G', 'guest'],
  ['A', 'guest'],
  ['r', 'guest'],
  ['', 'guest'],
])('[USR-01] maps the user-type cookie %j to a %s user', (code, userType) => {
  const { store, cookies } = makeBrowser();
  cookies.hasCookie('rUserType', code);
  expect(store.userType()).toBe(userType);
});

test('[USR-08] does not treat the shared user id -1002 as an identity', () => {
  const { store, cookies } = makeBrowser();
  cookies.hasCookie('rUserType', 'G').hasCookie('rUserId', '-1002');
  expect([store.userId(), store.userType()]).toEqual([undefined, 'guest']);
});

test('[USR-09] stores the page under LAST_PAGE', () => {
  const { store, localStorage } = makeBrowser();
  store.rememberPage('https://shop.test/shop/en/petcostore')();
  expect(localStorage.all).toEqual({ LAST_PAGE: 'https://shop.test/shop/en/petcostore' });
});

test('[USR-08] works in a browser without storage', () => {
  const cookies = new FakeCookies().hasCookie('WC_SESSION_ESTABLISHED', 'true');
  const blocked = new FakeKeyValueStorage().isBlocked();
  const store = new CookieSessionStore(cookies, blocked, blocked, HCL_COOKIES.removed);
  store.rememberPage('https://shop.test/')();
  store.clearBeforeSignIn();
  store.clearAtSignOut();
  expect(cookies.names()).toEqual([]);
});

test.each([
  ['WC_USERACTIVITY_700001', true, true],
  ['WC_PERSISTENT', true, true],
  ['WC_AUTHENTICATION_700001', true, true],
  ['WC_physicalStores', true, false],
  ['WC_bopusStoreId', false, false],
  ['USER_SET_PREFERRED_STORE_ID', true, false],
  ['USER_SET_PREFERRED_STORE_LOCATION_ID', true, false],
  ['USER_SET_PREFERRED_STORE_NAME', true, false],
  ['USER_SET_ZIP', true, false],
  ['WC_SESSION_ESTABLISHED', false, false],
  ['WC_GENERIC_ACTIVITYDATA', false, false],
  ['GetMemberPals_cookie', false, false],
  ['LtpaToken2', true, false],
  ['rfirstName', true, false],
  ['rUserType', true, false],
  ['productSearch', true, false],
  ['rUserId', true, true],
  ['notWC_', true, true],
  ['wc_lower', true, true],
])('[USR-06] [USR-08] keeps %s before a sign-in: %s, at a sign-out: %s', (name, beforeSignIn, signOut) => {
  const first = makeBrowser();
  first.cookies.hasCookie(name, 'x');
  first.store.clearBeforeSignIn();
  expect(first.cookies.names().includes(name)).toBe(beforeSignIn);

  const second = makeBrowser();
  second.cookies.hasCookie(name, 'x');
  second.store.clearAtSignOut();
  expect(second.cookies.names().includes(name)).toBe(signOut);
});

/** Records the written cookies with their lifetimes. */
const recording = () => {
  const written: Array<readonly [name: string, options: CookieOptions | undefined]> = [];
  const removed: string[] = [];
  const cookies: Cookies = {
    read: () => () => undefined,
    names: () => ['consent'],
    write: (name, _value, options) => () => void written.push([name, options]),
    remove: (name) => () => void removed.push(name),
  };
  const storage = new FakeKeyValueStorage();
  return { written, removed, store: new CookieSessionStore(cookies, storage, storage, HCL_COOKIES.removed) };
};

test('[USR-05] stores a registered shopper for the browser session and a guest for 30 days', () => {
  const { store, written } = recording();
  store.rememberRegistered('700002')();
  store.rememberGuest('700001')();
  store.rememberGuest(undefined)();
  const month = { maxAgeSeconds: 30 * 24 * 60 * 60 };
  expect(written).toEqual([
    ['rUserType', {}],
    ['rUserId', {}],
    ['rUserType', month],
    ['rUserId', month],
    ['rUserType', {}],
    ['rUserId', {}],
  ]);
});

test('[USR-08] removes only existing cookies, because each removal is sent to the browser', () => {
  const { store, removed } = recording();
  store.clearBeforeSignIn();
  store.clearAtSignOut();
  expect(removed).toEqual([]);
});

test.each(['clearBeforeSignIn', 'clearRewards', 'clearAtSignOut'] as const)(
  '[RWD-03] [RWD-06] %s removes the number of coupons and the pending coupons',
  (clear) => {
    const { store, sessionStorage } = makeBrowser();
    sessionStorage.has('couponCount', '3').has('couponsLoading', '{}').has('another', 'x');
    store[clear]();
    expect(Object.keys(sessionStorage.all)).toEqual(['another']);
  },
);

test('[USR-08] [ANA-01] a sign-out discards queued events, and the start of a sign-in keeps them', () => {
  const { store, sessionStorage } = makeBrowser();
  sessionStorage.has('behaviourWaiting', '[]').has('another', 'x');
  store.clearBeforeSignIn();
  expect(Object.keys(sessionStorage.all)).toEqual(['behaviourWaiting', 'another']);
  store.clearAtSignOut();
  expect(Object.keys(sessionStorage.all)).toEqual(['another']);
});

test('[USR-08] [CHT-01] a sign-out ends the chat and forgets what was said; the start of a sign-in keeps it', () => {
  const { store, sessionStorage } = makeBrowser();
  const chat = new StorageChatStore(sessionStorage, () => '700002');
  chat.remember();
  chat.keepTalk([{ from: 'shopper', text: 'Is this safe for puppies?', links: [] }])();
  store.clearBeforeSignIn();
  expect([chat.isOpen(), chat.talk().length]).toEqual([true, 1]);
  store.clearAtSignOut();
  expect([chat.isOpen(), chat.talk()]).toEqual([false, []]);
});

test('[USR-08] [ORD-03] a sign-out clears local storage, and leaves the cookie by which an order is reported once', () => {
  const { store, cookies, localStorage } = makeBrowser();
  const reported: string[] = [];
  const report = makeReportPurchase({
    analytics: {
      report:
        ({ name }) =>
        () =>
          void reported.push(name),
    },
    behaviour: new FakeBehaviourTracker(),
    ads: new FakePurchaseCounter(),
    marks: localStorage,
    cookies,
    consent: { mayTrack: () => true },
    clock: () => Date.parse('2026-11-23T18:01:00Z'),
  });
  const order = { orderId: '900001', placedAt: '2026-11-23T18:00:00Z', revenue: 25.98, items: [] };
  store.rememberRegistered('700002')();
  report(order)();
  store.clearAtSignOut();
  expect(localStorage.all).toEqual({});
  store.rememberRegistered('700002')();
  report(order)();
  expect(reported).toEqual(['purchase']);
});

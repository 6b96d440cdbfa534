import * as TE from 'fp-ts/TaskEither';
import { observable, runInAction } from 'mobx';
import { EMPTY_CART } from '../../../core/cart/cart';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { GUEST } from '../../../core/identity/session/header-user';
import { makeLoadHeaderUser, type LoadHeaderUser } from '../../../core/identity/session/load-header-user';
import { makeSignOut } from '../../../core/identity/session/sign-out';
import { NO_CARD } from '../../../core/petco-pay/card-status';
import { ChromeViewModel } from '../../../ui/chrome/chrome-view-model';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';
import type { CartViewModel } from '../../../ui/cart/cart-view-model';
import type { KnownPlace } from '../../../ui/stores/my-store-view-model';
import { NO_ENVIRONMENT } from '../../builders/environment';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakePersonGateway } from '../../fakes/fake-person-gateway';
import { FakeRecentSearches } from '../../fakes/fake-recent-searches';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeTime } from '../../fakes/fake-time';
import { EVERYTHING } from '../../builders/capabilities';

const open = (
  configuration = {},
  page = '/shop/en/petcostore?from=mail',
  around: (load: LoadHeaderUser) => LoadHeaderUser = (load) => load,
) => {
  const identity = new FakeIdentityGateway();
  const session = new FakeSessionStore();
  const person = new FakePersonGateway(identity.caller);
  const time = new FakeTime();
  const history = new FakePageHistory(page);
  const modals = new ModalViewModel();
  const recent = new FakeRecentSearches();
  const myStore: KnownPlace = observable({ store: undefined, zipCode: undefined }, undefined, { deep: false });
  const cart: Pick<CartViewModel, 'refresh' | 'count' | 'cart' | 'isKnown'> = {
    refresh: () => Promise.resolve(),
    count: 0,
    isKnown: true,
    cart: EMPTY_CART,
  };
  const chrome = new ChromeViewModel(
    {
      brand: DEFAULT_BRAND,
      user: GUEST,
      cart: EMPTY_CART,
      emergency: [],
      navigation: [],
      menusVersion: 'v1',
      configuration,
      searchTerm: 'cat',
      card: NO_CARD,
      google: undefined,
      store: undefined,
      zipCode: undefined,
      environment: NO_ENVIRONMENT,
    },
    cart,
    new ToastsViewModel(time.pause),
    {
      loadHeaderUser: around(makeLoadHeaderUser({ person, session, capabilities: EVERYTHING })),
      signOut: makeSignOut({ identity, session, forgetTyped: () => undefined, pause: time.pause, clock: time.clock }),
      loadCardStatus: TE.right(NO_CARD),
      history,
      modals,
      myStore,
      rememberPage: session.rememberPage,
      rememberSearch: recent.remember,
    },
  );
  return { chrome, identity, session, time, history, modals, person, myStore, recent };
};

test('[RTE-02] fills the search box from the URL', () => {
  expect(open().chrome.searchText).toBe('cat');
});

test('[SRC-01] disables the search for an empty term', () => {
  const { chrome } = open();
  chrome.typeSearch('');
  expect(chrome.canSearch).toBe(false);
  chrome.typeSearch(' %$# ');
  expect(chrome.canSearch).toBe(false);
  chrome.typeSearch('dog food');
  expect(chrome.canSearch).toBe(true);
});

test('[SRC-01] [SRC-05] opens the results for the cleaned term and stores it; an empty term does nothing', () => {
  const { chrome, history, recent } = open();
  chrome.typeSearch('<>');
  chrome.search();
  expect([history.navigatedTo, recent.list()]).toEqual([undefined, []]);
  chrome.typeSearch(' dog & cat! ');
  chrome.search();
  expect(history.navigatedTo).toBe('/shop/en/petcostore/search?query=dog%20%26%20cat');
  expect(recent.list()).toEqual(['dog & cat']);
});

test('[USR-09] stores the current page', () => {
  const { chrome, session } = open();
  chrome.hydrate();
  expect(session.lastPage).toBe('/shop/en/petcostore?from=mail');
});

test('[HDR-02] offers grooming appointments by the exact switch', () => {
  expect(open({ GROOMING_APPOINTMENTS_PAGE: 'true' }).chrome.offersGrooming).toBe(true);
  expect(open({ GROOMING_APPOINTMENTS_PAGE: 'TRUE' }).chrome.offersGrooming).toBe(false);
});

test('[USR-08] signs out, waits 700 ms and opens the home page', async () => {
  const { chrome, time, history } = open();
  const leaving = chrome.signOut();
  await time.passes(699);
  expect([chrome.status, history.navigatedTo]).toEqual(['signing-out', undefined]);
  await time.passes(1);
  await leaving;
  expect(history.navigatedTo).toMatch(/^\/shop\/en\/petcostore\?ts=\d+$/);
});

test('[USR-08] reports a failed sign-out and clears nothing', async () => {
  const { chrome, identity, session, history } = open();
  session.hasRegistered('800001');
  identity.isDown();
  await chrome.signOut();
  expect(chrome.toasts.toasts.map(({ text }) => text)).toEqual([
    'We couldn’t sign you out. Please try again in a moment.',
  ]);
  expect([chrome.status, history.navigatedTo, session.userId()]).toEqual(['idle', undefined, '800001']);
});

test('[USR-08] shows a guest on a page restored after a sign-out, with sign-out available again later', async () => {
  const { chrome, session, time } = open();
  session.hasRegistered('800001');
  const leaving = chrome.signOut();
  await time.passes(700);
  await leaving;
  await chrome.refresh();
  expect([chrome.status, chrome.user.isRegistered]).toEqual(['idle', false]);
});

const FROM_MODAL = { userId: '700002', signedInFromModal: true, autoSignInAfterRegister: false };

test('[MOD-04] opens the sign-in over the page after hydration', () => {
  const { chrome, modals } = open();
  expect(chrome.canOpenSignIn).toBe(false);
  chrome.hydrate();
  expect(chrome.canOpenSignIn).toBe(true);
  chrome.openSignIn();
  expect([modals.type, modals.show]).toEqual(['SIGN_IN', true]);
});

test('[MOD-04] opens no sign-in dialog over a sign-in page', () => {
  const { chrome } = open({}, '/shop/LogonForm?URL=/checkout');
  chrome.hydrate();
  expect(chrome.canOpenSignIn).toBe(false);
});

test.each([
  ['the dialog', FROM_MODAL],
  ['a registration', { userId: '700002', signedInFromModal: false, autoSignInAfterRegister: true }],
])('[USR-02] [USR-05] marks the header user after a sign-in from %s, also after each refresh', async (_case, facts) => {
  const { chrome, session, person, history } = open();
  person.hasPerson({ userId: '700002', firstName: 'Pat' }).caller.signsIn('700002');
  session.hasRegistered('700002');
  await chrome.signedIn(facts);
  expect(chrome.user).toMatchObject({ ...facts, firstName: 'Pat', isRegistered: true, isGuest: false });
  await chrome.refresh();
  expect(chrome.user).toMatchObject({ ...facts, firstName: 'Pat' });
  expect(history.navigatedTo).toBeUndefined();
});

test('[USR-05] signs a shopper in whose details fail to load', async () => {
  const { chrome, session, person } = open();
  session.hasRegistered('700002');
  person.isDown();
  await chrome.signedIn(FROM_MODAL);
  expect(chrome.user).toMatchObject({ ...FROM_MODAL, isRegistered: true });
});

test('[USR-02] removes the sign-in marks once the shopper is a guest again', async () => {
  const { chrome, session, person } = open();
  person.hasPerson({ userId: '700002' }).caller.signsIn('700002');
  session.hasRegistered('700002');
  await chrome.signedIn(FROM_MODAL);
  session.hasGuest(undefined);
  person.caller.signsOut();
  await chrome.refresh();
  expect(chrome.user).toMatchObject({ isRegistered: false, signedInFromModal: false });
});

test('[USR-05] navigates after a sign-in on a page for guests only', async () => {
  const { chrome, history } = open({}, '/shop/ResetPasswordForm');
  await chrome.signedIn(FROM_MODAL);
  expect(history.navigatedTo).toBe('/shop/en/petcostore');
});

test.each([
  ['Pat', 'Welcome back, Pat!'],
  [undefined, 'You’re signed in.'],
])('[MOD-04] greets a signed-in shopper: %s', async (firstName, greeting) => {
  const { chrome, session, person } = open();
  person.hasPerson({ userId: '700002', firstName }).caller.signsIn('700002');
  session.hasRegistered('700002');
  await chrome.signedIn(FROM_MODAL);
  chrome.greet();
  expect(chrome.toasts.toasts.map(({ text }) => text)).toEqual([greeting]);
});

/** Holds responses back until the test releases each of them. */
const heldBack = () => {
  const waiting: Array<() => void> = [];
  const around =
    (load: LoadHeaderUser): LoadHeaderUser =>
    async () => {
      const response = await load();
      await new Promise<void>((resolve) => void waiting.push(resolve));
      return response;
    };
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const letGo = async (turn: number): Promise<void> => {
    await settle();
    waiting[turn]?.();
    await settle();
  };
  return { around, letGo };
};

test('[USR-02] a response from before a sign-in does not turn the shopper into a guest', async () => {
  const { around, letGo } = heldBack();
  const { chrome, session, person } = open({}, '/shop/en/petcostore', around);
  const before = chrome.refresh();
  await letGo(-1);
  person.hasPerson({ userId: '700002', firstName: 'Pat' }).caller.signsIn('700002');
  session.hasRegistered('700002');
  const after = chrome.signedIn(FROM_MODAL);
  await letGo(0);
  expect(chrome.user.isRegistered).toBe(true);
  await letGo(1);
  await Promise.all([before, after]);
  expect(chrome.user).toMatchObject({ ...FROM_MODAL, firstName: 'Pat' });
});

test('[USR-02] uses the later of two refreshes, whichever response comes last', async () => {
  const { around, letGo } = heldBack();
  const { chrome, session, person } = open({}, '/shop/en/petcostore', around);
  const first = chrome.refresh();
  await letGo(-1);
  person.hasPerson({ userId: '700002' }).caller.signsIn('700002');
  session.hasRegistered('700002');
  const second = chrome.refresh();
  await letGo(1);
  await letGo(0);
  await Promise.all([first, second]);
  expect(chrome.user.isRegistered).toBe(true);
});

test('[USR-02] adds the store and the ZIP code found on this page to the header user', () => {
  const { chrome, myStore } = open();
  expect(chrome.user).toEqual(GUEST);
  runInAction(() =>
    Object.assign(myStore, { store: { id: '1101', locationId: '13501', name: 'Mission Valley' }, zipCode: '92108' }),
  );
  expect(chrome.user).toEqual({
    ...GUEST,
    preferredStoreId: '1101',
    preferredStoreLocationId: '13501',
    preferredStoreName: 'Mission Valley',
    zipCode: '92108',
  });
});

test.each([
  ['ON', true],
  ['OFF', false],
  [undefined, false],
])('[HDR-07] with LIVE_HELP_ENABLED %s, live help is offered: %s', (flag, isOffered) => {
  expect(open(flag === undefined ? {} : { LIVE_HELP_ENABLED: flag }).chrome.hasLiveHelp).toBe(isOffered);
});

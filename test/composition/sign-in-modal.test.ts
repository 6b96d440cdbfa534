import * as TE from 'fp-ts/TaskEither';
import type { ReactElement } from 'react';
import { signInModal } from '../../composition/modals/sign-in-modal';
import { EMPTY_CART } from '../../core/cart/cart';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import { GUEST } from '../../core/identity/session/header-user';
import { NO_CARD } from '../../core/petco-pay/card-status';
import { ChromeViewModel, type ChromePorts } from '../../ui/chrome/chrome-view-model';
import { ToastsViewModel } from '../../ui/toasts/toasts-view-model';
import { ModalViewModel } from '../../ui/overlay/modal-view-model';
import type { SignInDialogProps } from '../../ui/sign-in/sign-in-dialog';
import { anUnreachable } from '../builders/upstream-failure';
import { NO_ENVIRONMENT } from '../builders/environment';
import { FakeAnalytics } from '../fakes/fake-analytics';
import { FakePageHistory } from '../fakes/fake-page-history';
import { FakeTime } from '../fakes/fake-time';

const CARD_ON = { PCC_ENABLED: 'ON', SHOP_ENABLED: 'ON' };
const PAGE = '/shop/en/petcostore/category/dog';

const open = (configuration: Readonly<Record<string, string>> = {}) => {
  const analytics = new FakeAnalytics();
  const modals = new ModalViewModel();
  const history = new FakePageHistory(PAGE);
  const data = {
    brand: DEFAULT_BRAND,
    user: GUEST,
    cart: EMPTY_CART,
    emergency: [],
    navigation: [],
    menusVersion: 'v1',
    searchTerm: '',
    card: NO_CARD,
  };
  const cart = { refresh: () => Promise.resolve(), count: 0, isKnown: true, cart: EMPTY_CART };
  const ports: Pick<ChromePorts, 'history' | 'modals' | 'loadHeaderUser'> = {
    history,
    modals,
    loadHeaderUser: TE.right({ ...GUEST, userId: '700002', firstName: 'Pat', isRegistered: true, isGuest: false }),
  };
  const chrome = new ChromeViewModel(
    { ...data, configuration, google: undefined, store: undefined, zipCode: undefined, environment: NO_ENVIRONMENT },
    cart,
    new ToastsViewModel(new FakeTime().pause),
    {
      ...ports,
      signOut: TE.right('/'),
      loadCardStatus: TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }),
      myStore: { store: undefined, zipCode: undefined },
      rememberPage: () => () => undefined,
      rememberSearch: () => () => undefined,
    },
  );
  modals.setType('SIGN_IN');
  const body = signInModal({
    analytics,
    chrome,
    modals,
    signIn: (_, origin) =>
      TE.right({ userId: '700002', signedInFromModal: origin === 'modal', autoSignInAfterRegister: false }),
    googleNonce: TE.left(anUnreachable()),
    signInWithGoogle: () => TE.left({ kind: 'sign-in-failed', failure: anUnreachable() }),
  });
  const { props } = body.element as ReactElement<SignInDialogProps>;
  return { body, props, analytics, modals, chrome, history };
};

test('[MOD-04] the sign-in has a title and reports a page view when it is open', () => {
  const { body, props, analytics } = open();
  expect(body.title).toBe('Sign In');
  expect(analytics.reported()).toEqual([]);
  props.onOpened();
  expect(analytics.reported()).toEqual([{ name: 'page-view', pageType: 'sign in', category: 'account' }]);
});

test('[MOD-04] Create Account opens the registration for the card where the card is offered', () => {
  const { props, modals } = open(CARD_ON);
  props.onCreateAccount?.();
  expect([modals.type, modals.show]).toEqual(['PCC_REGISTER', true]);
});

test.each<Readonly<Record<string, string>>>([
  {},
  { PCC_ENABLED: 'ON' },
  { SHOP_ENABLED: 'ON' },
  { ...CARD_ON, SHOP_ENABLED: 'OFF' },
])('[MOD-04] has no Create Account with %j', (configuration) => {
  expect(open(configuration).props.onCreateAccount).toBeUndefined();
});

test('[USR-05] [MOD-04] closes after the sign-in and greets the shopper on the same page', async () => {
  const { props, modals, chrome, history, analytics } = open();
  props.model.form.setFields({ email: 'pat@example.test', password: 'Secret123' });
  expect(chrome.signIns).toBe(0);
  await props.model.submit();
  expect(chrome.signIns).toBe(1);
  expect([modals.show, history.current(), history.navigatedTo]).toEqual([false, PAGE, undefined]);
  expect(chrome.user).toMatchObject({ firstName: 'Pat', signedInFromModal: true });
  expect(chrome.toasts.toasts.map(({ text }) => text)).toEqual(['Welcome back, Pat!']);
  expect(analytics.reported()).toEqual([{ name: 'sign-in', origin: 'modal' }]);
});

test('[USR-11] shows Google only with an identity provider and an enabled switch', () => {
  expect(open({ GOOGLE_SIGNIN_ENABLED: 'ON' }).props.otherWays).toBeUndefined();
});

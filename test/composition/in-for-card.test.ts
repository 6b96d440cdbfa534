import * as TE from 'fp-ts/TaskEither';
import { Container } from 'inversify';
import { inForCard } from '../../composition/modals/in-for-card';
import { cardFlowOf } from '../../composition/petco-pay/card-flow';
import { suppliesOf } from '../../composition/supplies';
import { AnalyticsTokens } from '../../composition/tokens/analytics-tokens';
import { ChromeTokens } from '../../composition/tokens/chrome-tokens';
import { PetcoPayTokens } from '../../composition/tokens/petco-pay-tokens';
import { PlatformTokens } from '../../composition/tokens/platform-tokens';
import { EMPTY_CART } from '../../core/cart/cart';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import { GUEST, withUserType } from '../../core/identity/header-user';
import { NO_CARD } from '../../core/petco-pay/card-status';
import { ChromeViewModel } from '../../ui/app/chrome-view-model';
import { ToastsViewModel } from '../../ui/app/toasts-view-model';
import { ModalViewModel } from '../../ui/overlay/modal-view-model';
import { FakeAnalytics } from '../fakes/fake-analytics';
import { FakeCardFlowMemory } from '../fakes/fake-card-flow-memory';
import { FakePageHistory } from '../fakes/fake-page-history';
import { NOWHERE } from '../builders/surroundings';
import { FakeTime } from '../fakes/fake-time';

const CARD = TE.right({ ...NO_CARD, registrationCaptchaEnabled: false, registrationCaptchaKey: undefined });

const openOn = (page: string) => {
  const supplies = suppliesOf(new Container({ jitless: true }));
  const history = new FakePageHistory(page);
  const modals = new ModalViewModel();
  const memory = new FakeCardFlowMemory();
  const chrome = new ChromeViewModel(
    {
      brand: DEFAULT_BRAND,
      user: GUEST,
      cart: EMPTY_CART,
      navigation: [],
      configuration: {},
      searchTerm: '',
      card: NO_CARD,
      google: undefined,
      store: undefined,
      zipCode: undefined,
      surroundings: NOWHERE,
    },
    { refresh: () => Promise.resolve(), count: 0, isKnown: true, cart: EMPTY_CART },
    new ToastsViewModel(new FakeTime().pause),
    {
      loadHeaderUser: TE.right({ ...withUserType(GUEST, 'R'), userId: '700002', firstName: 'Robin' }),
      signOut: TE.right('/'),
      loadCardStatus: CARD,
      history,
      modals,
      myStore: { store: undefined, zipCode: undefined },
      rememberPage: () => () => undefined,
      rememberSearch: () => () => undefined,
    },
  );
  supplies.add(ChromeTokens.chrome, chrome);
  supplies.add(ChromeTokens.modals, modals);
  supplies.add(PlatformTokens.history, history);
  supplies.add(AnalyticsTokens.analytics, new FakeAnalytics());
  supplies.add(PetcoPayTokens.memory, memory);
  supplies.add(PetcoPayTokens.loadCardStatus, CARD);
  supplies.add(PetcoPayTokens.applyForCard, () => TE.left({ kind: 'pals-membership-required' }));
  supplies.add(PetcoPayTokens.addTempCard, () => TE.left({ kind: 'not-approved' }));
  return { supplies, chrome, modals, memory, history, flow: cardFlowOf(supplies) };
};

const REGISTERED = { userId: '700002', signedInFromModal: false, autoSignInAfterRegister: true };
const SIGNED_IN = { userId: '700002', signedInFromModal: true, autoSignInAfterRegister: false };

test.each([
  ['PCC_REGISTRATION', REGISTERED, 'PCC_SUCCESS'],
  ['PCC_LOGIN', SIGNED_IN, 'PCC_LOGIN_SUCCESS'],
] as const)(
  '[USR-05] [REG-04] [PCC-07] after %s the header user knows how, and the success shows',
  async (way, how, modal) => {
    const { supplies, chrome, modals, history } = openOn('/shop/en/petcostore');
    await inForCard(supplies, way)(how);
    expect(chrome.user).toMatchObject({ ...how, firstName: 'Robin', isRegistered: true });
    expect([modals.type, modals.show, history.left]).toEqual([modal, true, undefined]);
  },
);

test.each([
  ['PCC_REGISTRATION', REGISTERED],
  ['PCC_LOGIN', SIGNED_IN],
] as const)('[REG-06] over a page of signing in, %s leads on, and the success shows there', async (way, how) => {
  const { supplies, modals, memory, history } = openOn('/shop/LogonForm?URL=/returns');
  await inForCard(supplies, way)(how);
  expect([modals.show, history.left, memory.takeSuccess()]).toEqual([false, '/returns', way]);
});

import * as TE from 'fp-ts/TaskEither';
import { resumeCardFlow } from '../../composition/widgets/petco-pay/resume-card-flow';
import { cardFlowOf, type CardFlowDependencies } from '../../composition/widgets/petco-pay/card-flow';
import { EMPTY_CART } from '../../core/cart/cart';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import { GUEST, withUserType } from '../../core/identity/session/header-user';
import { NO_CARD } from '../../core/petco-pay/card-status';
import { ChromeViewModel } from '../../ui/chrome/chrome-view-model';
import { ToastsViewModel } from '../../ui/toasts/toasts-view-model';
import { ModalViewModel } from '../../ui/overlay/modal-view-model';
import { FakeAnalytics } from '../fakes/fake-analytics';
import { FakeCardFlowStore } from '../fakes/fake-card-flow-store';
import { FakePageHistory } from '../fakes/fake-page-history';
import { NO_ENVIRONMENT } from '../builders/environment';
import { FakeTime } from '../fakes/fake-time';

const CARD = TE.right({ ...NO_CARD, registrationCaptchaEnabled: false, registrationCaptchaKey: undefined });

const openOn = (page: string) => {
  const history = new FakePageHistory(page);
  const modals = new ModalViewModel();
  const memory = new FakeCardFlowStore();
  const chrome = new ChromeViewModel(
    {
      brand: DEFAULT_BRAND,
      user: GUEST,
      cart: EMPTY_CART,
      emergency: [],
      navigation: [],
      menusVersion: 'v1',
      configuration: {},
      searchTerm: '',
      card: NO_CARD,
      google: undefined,
      store: undefined,
      zipCode: undefined,
      environment: NO_ENVIRONMENT,
    },
    { refresh: () => Promise.resolve(), count: 0, isKnown: true, cart: EMPTY_CART },
    new ToastsViewModel(new FakeTime().pause),
    {
      loadHeaderUser: TE.right({ ...withUserType(GUEST, 'registered'), userId: '700002', firstName: 'Robin' }),
      signOut: TE.right('/'),
      loadCardStatus: CARD,
      history,
      modals,
      myStore: { store: undefined, zipCode: undefined },
      rememberPage: () => () => undefined,
      rememberSearch: () => () => undefined,
    },
  );
  const dependencies: CardFlowDependencies = {
    addTempCard: () => TE.left({ kind: 'not-approved' }),
    analytics: new FakeAnalytics(),
    applyPcc: () => TE.left({ kind: 'pals-membership-required' }),
    cardFlowStore: memory,
    chrome,
    history,
    loadCardStatus: CARD,
    modals,
    prefetchModal: () => undefined,
    shared: {},
  };
  return { dependencies, chrome, modals, memory, history, flow: cardFlowOf(dependencies) };
};

const REGISTERED = { userId: '700002', signedInFromModal: false, autoSignInAfterRegister: true };
const SIGNED_IN = { userId: '700002', signedInFromModal: true, autoSignInAfterRegister: false };

test.each([
  ['PCC_REGISTRATION', REGISTERED, 'PCC_SUCCESS'],
  ['PCC_LOGIN', SIGNED_IN, 'PCC_LOGIN_SUCCESS'],
] as const)(
  '[USR-05] [REG-04] [PCC-07] after %s the header user has its origin, and the success shows',
  async (way, how, modal) => {
    const { dependencies, chrome, modals, history } = openOn('/shop/en/petcostore');
    await resumeCardFlow(dependencies, way)(how);
    expect(chrome.user).toMatchObject({ ...how, firstName: 'Robin', isRegistered: true });
    expect([modals.type, modals.show, history.navigatedTo]).toEqual([modal, true, undefined]);
  },
);

test.each([
  ['PCC_REGISTRATION', REGISTERED],
  ['PCC_LOGIN', SIGNED_IN],
] as const)(
  '[PCC-07] on the wish lists, which are loaded again after a sign-in, %s shows the success on the new page',
  async (way, how) => {
    const { dependencies, modals, memory } = openOn('/lists?list=1');
    await resumeCardFlow(dependencies, way)(how);
    expect([modals.show, memory.takeSuccess()]).toEqual([false, way]);
  },
);

test.each([
  ['PCC_REGISTRATION', REGISTERED],
  ['PCC_LOGIN', SIGNED_IN],
] as const)(
  '[REG-06] from a sign-in page, %s continues on the next page, where the success shows',
  async (way, how) => {
    const { dependencies, modals, memory, history } = openOn('/shop/LogonForm?URL=/returns');
    await resumeCardFlow(dependencies, way)(how);
    expect([modals.show, history.navigatedTo, memory.takeSuccess()]).toEqual([false, '/returns', way]);
  },
);

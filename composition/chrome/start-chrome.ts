import { afterPaint } from '../../adapters/browser/after-paint';
import { whenActivated } from '../../adapters/browser/user-activation';
import { whenIdle } from '../../adapters/browser/when-idle';
import { PLACE_UNKNOWN_KEY } from '../../adapters/session/session-names';
import { ChromeViewModel } from '../../ui/chrome/chrome-view-model';
import { LACKS_NOTHING } from '../../ui/page/capability-context';
import type { ChromeData } from '../../ui/page/page-data';
import { ToastsViewModel } from '../../ui/toasts/toasts-view-model';
import { CartViewModel } from '../../ui/cart/cart-view-model';
import { HeaderPanelsViewModel } from '../../ui/chrome/header-panels-view-model';
import { ModalViewModel } from '../../ui/overlay/modal-view-model';
import { NOT_LOADED } from '../../ui/overlay/not-loaded';
import { cardFlowOnDemand } from '../../ui/petco-pay/card-flow-on-demand';
import { RewardsMenuViewModel } from '../../ui/rewards/rewards-menu-view-model';
import { MyStoreViewModel, type MyStorePorts } from '../../ui/stores/my-store-view-model';
import type { CapabilityRules } from '../capabilities/capability-rules';
import type { AllDependencies, PagePlatform, ScreenDependencies } from '../page/screen-dependencies';
import type { LateUseCases, ScreenUseCases } from '../page/use-cases';

export interface ChromeSetup {
  readonly platform: PagePlatform;
  readonly useCases: ScreenUseCases;
  /** Rejects when the code cannot be loaded. */
  readonly loadLateUseCases: () => Promise<LateUseCases>;
  /** Undefined for a shop whose backend has all capabilities. */
  readonly capabilities?: CapabilityRules | undefined;
}

/** Makes the view models of header and footer from their data, and all dependencies of the page's screen. */
export const startChrome = (setup: ChromeSetup, data: ChromeData): ScreenDependencies => {
  const { platform, useCases, loadLateUseCases, capabilities } = setup;
  const toasts = new ToastsViewModel(platform.pause);
  const cart = makeCart(setup, data, toasts);
  const modals = new ModalViewModel(capabilities?.mayOpen);
  const myStore = makeMyStore(setup, data, toasts, {
    can: capabilities?.can ?? LACKS_NOTHING.can,
    account: () => chrome.account,
  });
  const chrome: ChromeViewModel = new ChromeViewModel(data, cart, toasts, {
    capabilities,
    loadHeaderUser: useCases.loadHeaderUser,
    signOut: useCases.signOut,
    loadCardStatus: useCases.loadCardStatus,
    history: platform.history,
    modals,
    myStore,
    rememberPage: platform.session.rememberPage,
    rememberSearch: (term) => () => platform.recentSearches.remember(term)(),
  });
  const panels = new HeaderPanelsViewModel(
    { enablePCC: chrome.enablePCC, ...data.environment },
    { modals, stripe: platform.stripe },
  );
  const loadAll = async (): Promise<AllDependencies> => ({ ...dependencies, ...(await loadLateUseCases()) });
  const dependencies: ScreenDependencies = {
    ...platform,
    ...useCases,
    cardFlow: cardFlowOnDemand(
      () =>
        Promise.all([import('../widgets/petco-pay/card-flow'), loadAll()]).then(([flow, all]) => flow.cardFlowOf(all)),
      () => toasts.fail(NOT_LOADED),
    ),
    cart,
    chrome,
    modals,
    myStore,
    panels,
    rewardsMenu: new RewardsMenuViewModel({
      storedCount: platform.storedCouponCount,
      fetchCount: platform.fetchCouponCount,
      whenIdle,
    }),
    shared: {},
    wishes: {
      ports: {
        can: chrome.can,
        loadWished: platform.loadWished,
        toggleWish: useCases.toggleWish,
        shopperId: () => chrome.account.userId ?? platform.session.userId(),
        whenIdle,
        leave: (url) => platform.history.leave(url)(),
        toasts,
      },
    },
    loadAll,
  };
  return dependencies;
};

const makeCart = ({ platform, useCases }: ChromeSetup, data: ChromeData, toasts: ToastsViewModel): CartViewModel =>
  new CartViewModel(data.cart, useCases, toasts, (added) => {
    const term = data.searchTerm === '' ? platform.searchBefore(added.item.variationId)() : data.searchTerm;
    platform.behaviour.track({ kind: 'added-to-cart', ...added, term })();
  });

const makeMyStore = (
  { platform, useCases }: ChromeSetup,
  data: ChromeData,
  toasts: ToastsViewModel,
  shopper: Pick<MyStorePorts, 'can' | 'account'>,
): MyStoreViewModel =>
  new MyStoreViewModel(data, {
    memory: platform.placeStore,
    resolve: useCases.resolvePreferredStore,
    locate: useCases.locatePreferredStore,
    choose: useCases.choosePreferredStore,
    inStore: useCases.stockInStore,
    guessZip: platform.guessZip,
    currentPage: platform.history.current,
    ...shopper,
    whenIdle,
    whenActivated: (run) => whenActivated(window, () => afterPaint(run)),
    isLocatingOff: () => platform.sessionStorage.read(PLACE_UNKNOWN_KEY)() !== undefined,
    turnLocatingOff: platform.sessionStorage.write(PLACE_UNKNOWN_KEY, 'true'),
    toasts,
  });

import { afterPaint } from '../../adapters/browser/after-paint';
import { whenTouched } from '../../adapters/browser/first-touch';
import { whenIdle } from '../../adapters/browser/when-idle';
import { PLACE_UNKNOWN_KEY } from '../../adapters/session/session-names';
import { ChromeViewModel } from '../../ui/app/chrome-view-model';
import type { ChromeData } from '../../ui/app/page-data';
import { ToastsViewModel } from '../../ui/app/toasts-view-model';
import { CartViewModel } from '../../ui/cart/cart-view-model';
import { HeaderPanelsViewModel } from '../../ui/chrome/header-panels-view-model';
import { ModalViewModel } from '../../ui/overlay/modal-view-model';
import { RewardsMenuViewModel } from '../../ui/rewards/rewards-menu-view-model';
import { MyStoreViewModel } from '../../ui/stores/my-store-view-model';
import { NOT_LOADED } from '../../ui/overlay/not-loaded';
import { cardFlowOnDemand } from '../../ui/petco-pay/card-flow-on-demand';
import { lazily, type Supplies } from '../supplies';
import { AnalyticsTokens } from '../tokens/analytics-tokens';
import { CartTokens } from '../tokens/cart-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PetcoPayTokens } from '../tokens/petco-pay-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { SearchTokens } from '../tokens/search-tokens';
import { StoreTokens } from '../tokens/store-tokens';

/** Brings to life what is around a page, over its data; screens find the cart and the chrome in the supplies. */
export const startChrome = (supplies: Supplies, data: ChromeData): ChromeViewModel => {
  const toasts = new ToastsViewModel(supplies.get(PlatformTokens.pause));
  const behaviour = supplies.get(AnalyticsTokens.behaviour);
  const cart = new CartViewModel(
    data.cart,
    {
      loadCart: lazily(supplies, CartTokens.loadCart),
      addToCart: lazily(supplies, CartTokens.addToCart),
      changeQuantity: lazily(supplies, CartTokens.changeQuantity),
      applyPromotionCode: lazily(supplies, CartTokens.applyPromotionCode),
      removePromotionCode: lazily(supplies, CartTokens.removePromotionCode),
    },
    toasts,
    (added) => {
      const before = supplies.get(AnalyticsTokens.searchBefore)(added.item.variationId)();
      const term = data.searchTerm === '' ? before : data.searchTerm;
      behaviour.track({ kind: 'added-to-cart', ...added, term })();
    },
  );
  const modals = new ModalViewModel();
  const history = supplies.get(PlatformTokens.history);
  const sessionStorage = supplies.get(PlatformTokens.sessionStorage);
  const myStore = new MyStoreViewModel(data, {
    memory: supplies.get(StoreTokens.memory),
    resolve: lazily(supplies, StoreTokens.resolvePreferredStore),
    locate: lazily(supplies, StoreTokens.locatePreferredStore),
    choose: lazily(supplies, StoreTokens.choosePreferredStore),
    inStore: lazily(supplies, StoreTokens.stockInStore),
    guessZip: supplies.get(StoreTokens.guessZip),
    currentPage: history.current,
    accountStoreId: () => chrome.account.preferredStoreId,
    whenIdle,
    whenTouched: (run) => whenTouched(window, () => afterPaint(run)),
    isNowhere: () => sessionStorage.read(PLACE_UNKNOWN_KEY)() !== undefined,
    rememberNowhere: sessionStorage.write(PLACE_UNKNOWN_KEY, 'true'),
    toasts,
  });
  const chrome: ChromeViewModel = new ChromeViewModel(data, cart, toasts, {
    loadHeaderUser: lazily(supplies, IdentityTokens.loadHeaderUser),
    signOut: lazily(supplies, IdentityTokens.signOut),
    loadCardStatus: lazily(supplies, PetcoPayTokens.loadCardStatus),
    history,
    modals,
    myStore,
    rememberPage: supplies.get(PlatformTokens.session).rememberPage,
    rememberSearch: (term) => () => supplies.get(SearchTokens.recentSearches).remember(term)(),
  });
  supplies.add(ChromeTokens.cart, cart);
  supplies.add(ChromeTokens.chrome, chrome);
  supplies.add(ChromeTokens.modals, modals);
  supplies.add(ChromeTokens.myStore, myStore);
  supplies.add(
    ChromeTokens.panels,
    new HeaderPanelsViewModel(
      { enablePCC: chrome.enablePCC, ...data.surroundings },
      { modals, stripe: supplies.get(PlatformTokens.stripe) },
    ),
  );
  supplies.add(
    ChromeTokens.cardFlow,
    cardFlowOnDemand(
      () =>
        Promise.all([import('../petco-pay/card-flow'), supplies.whole()]).then(([flow, whole]) =>
          flow.cardFlowOf(whole),
        ),
      () => toasts.fail(NOT_LOADED),
    ),
  );
  supplies.add(ChromeTokens.rewardsMenu, new RewardsMenuViewModel(supplies.get(PlatformTokens.storedCouponCount)));
  return chrome;
};

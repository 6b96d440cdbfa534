import { ChromeViewModel } from '../../ui/app/chrome-view-model';
import type { ChromeData } from '../../ui/app/page-data';
import { ToastsViewModel } from '../../ui/app/toasts-view-model';
import { CartViewModel } from '../../ui/cart/cart-view-model';
import { ModalViewModel } from '../../ui/overlay/modal-view-model';
import { RewardsMenuViewModel } from '../../ui/rewards/rewards-menu-view-model';
import { NOT_LOADED } from '../../ui/overlay/not-loaded';
import { cardFlowOnDemand } from '../../ui/petco-pay/card-flow-on-demand';
import { lazily, type Supplies } from '../supplies';
import { CartTokens } from '../tokens/cart-tokens';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { IdentityTokens } from '../tokens/identity-tokens';
import { PetcoPayTokens } from '../tokens/petco-pay-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';

/** Brings to life what is around a page, over its data; screens find the cart and the chrome in the supplies. */
export const startChrome = (supplies: Supplies, data: ChromeData): ChromeViewModel => {
  const toasts = new ToastsViewModel(supplies.get(PlatformTokens.pause));
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
  );
  const modals = new ModalViewModel();
  const chrome = new ChromeViewModel(data, cart, toasts, {
    loadHeaderUser: lazily(supplies, IdentityTokens.loadHeaderUser),
    signOut: lazily(supplies, IdentityTokens.signOut),
    loadCardStatus: lazily(supplies, PetcoPayTokens.loadCardStatus),
    history: supplies.get(PlatformTokens.history),
    modals,
    rememberPage: supplies.get(PlatformTokens.session).rememberPage,
  });
  supplies.add(ChromeTokens.cart, cart);
  supplies.add(ChromeTokens.chrome, chrome);
  supplies.add(ChromeTokens.modals, modals);
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

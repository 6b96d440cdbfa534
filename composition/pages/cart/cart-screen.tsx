import { isPalsNumber } from '../../../core/rewards/rewards-variant';
import { CART_PATH } from '../../../core/paths/paths';
import type { CartPageData } from '../../../ui/pages/cart/cart-data';
import { CartWaysViewModel } from '../../../ui/cart/cart-ways-view-model';
import { CART_PROMOTIONS } from '../../../ui/cart/promotion-actions';
import { CartPage } from '../../../ui/pages/cart/cart-page';
import type { Screen } from '../../page/screen';
import { couponsOfCart } from '../../widgets/rewards/coupons-of-cart';

export const cartScreen: Screen<CartPageData> = (dependencies, data) => {
  const { behaviour, brand, cart, cartWays, chrome, history, modals, myStore, panels } = dependencies;
  const ways = new CartWaysViewModel(data.options, { cart, ways: cartWays, myStore, toasts: chrome.toasts });
  dependencies.shared.cartWays = ways;
  return {
    element: (
      <CartPage
        data={data}
        cart={cart}
        ways={ways}
        myStore={myStore}
        onPickUp={(itemId) => modals.setType('UPDATE_TO_PICKUP', itemId)}
        onAskZip={() => panels.open('zipModal')}
        onRepeat={(path) => modals.setType('ADD_TO_REPEAT_DELIVERY', path)}
        behaviour={behaviour}
        brand={brand}
        isRegistered={chrome.user.isRegistered}
        isMember={isPalsNumber(chrome.user.palsId)}
        coupons={couponsOfCart({ dependencies, own: data.own, path: CART_PATH, actions: CART_PROMOTIONS })}
      />
    ),
    start: () => {
      // A reload does not say again what was added.
      if (data.addedPartNumber !== undefined) history.replace(CART_PATH)();
      return ways.start();
    },
  };
};

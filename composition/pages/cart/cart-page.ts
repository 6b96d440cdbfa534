import {
  makeAddToCartAction,
  makeApplyPromotionAction,
  makeChangeQuantityAction,
  makeChooseFulfilmentAction,
  makeMoveToCartAction,
  makeRemovePromotionAction,
  makeRemoveSavedAction,
  makeSaveForLaterAction,
} from '../../../ui/pages/cart/cart-actions';
import { CART_PATH } from '../../../core/paths/paths';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { makeCartLoader } from '../../../ui/pages/cart/cart-loader';
import type { CartPageData } from '../../../ui/pages/cart/cart-data';
import { LOAD_MARKS } from '../../../ui/rewards/load-marks';
import { definePage } from '../../page/page';

export const cartPage = definePage<CartPageData>({
  screen: () => import('./cart-screen').then(({ cartScreen }) => cartScreen),
  server: process.browser
    ? undefined
    : {
        paths: [CART_PATH],
        screenModule: 'composition/pages/cart/cart-screen.tsx',
        loader: makeCartLoader,
        reads: ['added', 'again', 'moved', 'checkout', ...LOAD_MARKS],
        actions: {
          [FORM_ACTIONS.addToCart]: makeAddToCartAction,
          [FORM_ACTIONS.changeQuantity]: makeChangeQuantityAction,
          [FORM_ACTIONS.chooseFulfilment]: makeChooseFulfilmentAction,
          [FORM_ACTIONS.saveForLater]: makeSaveForLaterAction,
          [FORM_ACTIONS.moveToCart]: makeMoveToCartAction,
          [FORM_ACTIONS.removeSaved]: makeRemoveSavedAction,
          [FORM_ACTIONS.applyPromotion]: makeApplyPromotionAction,
          [FORM_ACTIONS.removePromotion]: makeRemovePromotionAction,
        },
      },
});

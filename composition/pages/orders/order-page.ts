import { ORDER_FORM_ACTIONS } from '../../../core/paths/order-form-actions';
import { ORDER_PARAMETERS } from '../../../core/paths/order-paths';
import { ORDER_PATH, TRACK_ORDER_PATH } from '../../../core/paths/paths';
import { AGAIN_MARKS } from '../../../ui/pages/orders/again-marks';
import {
  makeBuyAgainAction,
  makeCancelOrderAction,
  makeLookUpAction,
  makeReturnItemsAction,
} from '../../../ui/pages/orders/order-actions';
import { LOOK_UP_MARK, type OrderPageData } from '../../../ui/pages/orders/order-data';
import { makeOrderLoader } from '../../../ui/pages/orders/order-loader';
import { definePage } from '../../page/page';

export const orderPage = definePage<OrderPageData>({
  screen: () => import('./order-screen').then(({ orderScreen }) => orderScreen),
  server: process.browser
    ? undefined
    : {
        paths: [ORDER_PATH, TRACK_ORDER_PATH],
        screenModule: 'composition/pages/orders/order-screen.tsx',
        loader: makeOrderLoader,
        reads: [...Object.values(ORDER_PARAMETERS), ...AGAIN_MARKS, LOOK_UP_MARK.name, 'done'],
        actions: {
          [ORDER_FORM_ACTIONS.lookUpOrder]: makeLookUpAction,
          [ORDER_FORM_ACTIONS.cancelOrder]: makeCancelOrderAction,
          [ORDER_FORM_ACTIONS.returnItems]: makeReturnItemsAction,
          [ORDER_FORM_ACTIONS.buyAgain]: makeBuyAgainAction,
        },
      },
});

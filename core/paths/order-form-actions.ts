import { TRACK_ORDER_PATH } from './paths';

/**
 * The targets of the forms about placed orders, as `FORM_ACTIONS`. They are apart from these because only the pages of
 * orders use them.
 */
export const ORDER_FORM_ACTIONS = {
  /** orderId, email */
  lookUpOrder: TRACK_ORDER_PATH,
  /** orderId, orderToken?, changeKey, itemId? with quantity; without itemId everything that is not packed */
  cancelOrder: '/orders/cancel',
  /** orderId, orderToken?, changeKey, reason, quantity-{itemId}… */
  returnItems: '/orders/return',
  /** partNumber and quantity, each repeated in the same order; URL: the page to return to */
  buyAgain: '/orders/buy-again',
  /** orderId, orderToken?: shows the registration with what an order says of the guest */
  registerWithOrder: '/orders/account',
} as const;

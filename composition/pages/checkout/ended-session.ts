import { CART_PATH, SIGN_IN_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import type { EndedSession } from '../../../ui/checkout/step-form';
import type { GoOnDependencies, Shown } from './go-on';

/**
 * What a page of the checkout offers when its session has ended: to a customer the sign-in over the page, and to a guest to
 * go on with the order that the page showed at first (CHK-09). `checkout` is undefined on a page without an order.
 */
export const endedSession = (
  dependencies: GoOnDependencies,
  returnPath: string,
  checkout: Shown | undefined,
): EndedSession => {
  const { cart, chrome, history } = dependencies;
  const shownCart = cart.cart;
  return chrome.user.isRegistered
    ? {
        guestMessage: undefined,
        label: 'Sign in',
        href: withReturnPath(SIGN_IN_PATH, returnPath),
        goOn: chrome.openSignIn,
        signIns: () => chrome.signIns,
      }
    : {
        guestMessage: 'Your session has ended, and no order was placed.',
        label: 'Continue as guest',
        href: CART_PATH,
        goOn: checkout
          ? () => void import('./go-on').then((m) => m.goOn(dependencies, checkout, shownCart))
          : history.leave(CART_PATH),
      };
};

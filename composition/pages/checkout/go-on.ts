import type { SeenChoices } from '../../../core/checkout/placing/restore-choices';
import { giveGuestText } from '../../../ui/checkout/give-guest-text';
import { goOnAsGuest } from '../../../ui/checkout/go-on-as-guest';
import type { ShownCheckout } from '../../../ui/checkout/shown-checkout';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import { typedSlot } from './typed-slot';

export type GoOnDependencies = Pick<
  ScreenDependencies,
  'cart' | 'checkoutUseCases' | 'chrome' | 'history' | 'sessionStorage'
>;
export type Shown = Pick<
  ShownCheckout,
  'contact' | 'deliveryAddress' | 'orderId' | 'chosenMethod' | 'deliveryDay' | 'tip' | 'prescription' | 'giftCards'
>;
export type ShownCart = Pick<GoOnDependencies['cart']['cart'], 'items' | 'promotions'>;

const choicesOf = (
  { chosenMethod, deliveryDay, tip, prescription, giftCards }: Shown,
  { promotions }: ShownCart,
): SeenChoices => ({
  methodId: chosenMethod?.id,
  day: deliveryDay,
  tip,
  codes: promotions.map(({ code }) => code),
  prescription,
  giftCards: giftCards.map(({ lastFour }) => lastFour),
});

let isUnderWay = false;

/** Lets a guest go on with the items of the page, once at a time (CHK-09). */
export const goOn = async (
  { checkoutUseCases, chrome, history, sessionStorage }: GoOnDependencies,
  shown: Shown,
  cart: ShownCart,
): Promise<void> => {
  if (isUnderWay) return;
  isUnderWay = true;
  const { toasts } = chrome;
  toasts.succeed('One moment…');
  await goOnAsGuest(
    {
      items: cart.items,
      contact: shown.contact,
      address: shown.deliveryAddress,
      choices: choicesOf(shown, cart),
    },
    {
      useCases: checkoutUseCases,
      give: (orderId) => giveGuestText(typedSlot(sessionStorage), shown.orderId, orderId),
      leave: (path) => history.leave(path)(),
      fail: (message) => toasts.fail(message),
      tell: (message, run) => toasts.fail(message, { label: 'Continue', run }),
    },
  );
  isUnderWay = false;
};

import { giveGuestText } from '../../../ui/checkout/give-guest-text';
import { goOnAsGuest } from '../../../ui/checkout/go-on-as-guest';
import type { ShownCheckout } from '../../../ui/checkout/shown-checkout';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import { typedSlot } from './typed-slot';

export type GoOnDependencies = Pick<
  ScreenDependencies,
  'cart' | 'checkoutUseCases' | 'chrome' | 'history' | 'sessionStorage'
>;
export type Shown = Pick<ShownCheckout, 'contact' | 'deliveryAddress' | 'orderId'>;

let isUnderWay = false;

/** Lets a guest go on with the items of the page, once at a time (CHK-09). */
export const goOn = async (
  { checkoutUseCases, chrome, history, sessionStorage }: GoOnDependencies,
  { contact, deliveryAddress, orderId: former }: Shown,
  items: GoOnDependencies['cart']['cart']['items'],
): Promise<void> => {
  if (isUnderWay) return;
  isUnderWay = true;
  const { toasts } = chrome;
  toasts.succeed('One moment…');
  await goOnAsGuest(
    { items, contact, address: deliveryAddress },
    {
      useCases: checkoutUseCases,
      give: (orderId) => giveGuestText(typedSlot(sessionStorage), former, orderId),
      leave: (path) => history.leave(path)(),
      fail: (message) => toasts.fail(message),
      tell: (message, run) => toasts.fail(message, { label: 'Continue', run }),
    },
  );
  isUnderWay = false;
};

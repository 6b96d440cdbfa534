import type { ShownCheckout } from '../../../ui/checkout/shown-checkout';
import { KeptText, ownersOfText } from '../../../ui/checkout/kept-text';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import { typedSlot } from './typed-slot';

/** Returns where the text of a step is kept for the shopper and the cart of its page. */
export const keptTextOf = (
  { chrome, clock, sessionStorage }: Pick<ScreenDependencies, 'chrome' | 'clock' | 'sessionStorage'>,
  step: string,
  checkout: Pick<ShownCheckout, 'orderId'> | undefined,
  isPosted: boolean,
): KeptText =>
  new KeptText(step, {
    slot: typedSlot(sessionStorage),
    clock,
    ...ownersOfText(chrome.user, checkout?.orderId),
    isPosted,
  });

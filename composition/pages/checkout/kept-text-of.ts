import { KeptText, ownersOfText } from '../../../ui/checkout/kept-text';
import type { ShownCheckout } from '../../../ui/checkout/shown-checkout';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** Returns where the text of a step survives a sign-out, for the shopper and the cart of this page (ERR-04). */
export const keptTextOf = (
  { chrome, clock, sessionStorage }: Pick<ScreenDependencies, 'chrome' | 'clock' | 'sessionStorage'>,
  step: string,
  checkout: Pick<ShownCheckout, 'orderId'> | undefined,
): KeptText => new KeptText(step, { storage: sessionStorage, clock, ...ownersOfText(chrome.user, checkout?.orderId) });
